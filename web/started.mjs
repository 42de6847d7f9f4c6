// SPDX-License-Identifier: MIT
// The link that a server prints once it listens.
export function linkOf(server) {
  return new Promise((settle, refuse) => {
    let said = "";
    server.stdout.on("data", (text) => {
      said += text;
      const found = /http:\/\/\S+/.exec(said);
      if (found) settle(found[0]);
    });
    server.on("exit", (code) => refuse(new Error(`the server ended with ${code}: ${said}`)));
  });
}
