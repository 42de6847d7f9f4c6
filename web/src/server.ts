// SPDX-License-Identifier: MIT
// The server that the page came from.
import { Refused, type Engine } from "./engine";

export const server: Engine = {
  async call(method, path, body) {
    const type = path.startsWith("/api/open") ? "application/octet-stream" : "application/json";
    try {
      const response = await fetch(path, body === undefined ? { method } : { method, headers: { "Content-Type": type }, body });
      return { status: response.status, text: await response.text() };
    } catch {
      throw new Refused("the server does not answer; is `tedomari serve` still running?", 0, {});
    }
  },
  follow(id, take, lost) {
    const stream = new EventSource(`/api/jobs/${id}/events`);
    const hear = (event: MessageEvent) => take(JSON.parse(event.data));
    stream.addEventListener("progress", hear);
    stream.addEventListener("report", hear);
    stream.addEventListener("end", (event) => {
      hear(event);
      stream.close();
    });
    stream.onerror = () => {
      stream.close();
      lost();
    };
  },
  fileOf: (id, name, save) => `/api/jobs/${id}/files/${name}${save ? "?download" : ""}`,
};
