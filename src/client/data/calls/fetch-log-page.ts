import { listContentVersions, listTaskLog } from "#contract/calls/task.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { keepContentVersions, keepLogPage } from "../database/kept-pages.ts";
import type { Caller } from "./http.ts";

interface Place {
  readonly taskId: number;
  /** The last of the page before. */
  readonly before?: number | undefined;
}

/** Fetches a page of what is told of a task and keeps it here; nothing where the server could not be asked. `now` is epoch ms. */
export type FetchPage = (
  call: Caller,
  database: LocalDatabase,
  place: Place,
  now: number,
) => Promise<void>;

/** Of a task's log. */
export const fetchLogPage: FetchPage = async (call, database, { taskId, before }, now) => {
  const result = await call(listTaskLog, { taskId, before });
  if (result.ok) await keepLogPage(database, { taskId, before, page: result.value, now });
};

/** Of what a task's description said before. */
export const fetchVersionPage: FetchPage = async (call, database, { taskId, before }, now) => {
  const result = await call(listContentVersions, { taskId, before });
  if (result.ok) await keepContentVersions(database, { taskId, before, page: result.value, now });
};
