// SPDX-License-Identifier: MIT
// Who answers the page: the server that it came from, or the program itself, brought with the page and run by workers.
// Both take the calls of docs/http-api.md.
import type { Job } from "./api";

export interface Reply {
  status: number; // as HTTP has it
  text: string;
}
export type News = Partial<Job>;

export interface Engine {
  call(method: string, path: string, body?: BodyInit): Promise<Reply>; // rejects when nobody answers
  follow(id: string, take: (news: News) => void, lost: () => void): void; // a job's news until it ends, or until they stop coming
  fileOf(id: string, name: string, save: boolean): string; // a link
}

export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly body: { illegal?: string; field?: string },
  ) {
    super(message);
  }
}
