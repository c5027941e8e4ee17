import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/library.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, planGone, type Refusal } from "#domain/refusal.ts";
import { planScope } from "#domain/scope.ts";
import { plainWords } from "#domain/message/preview.ts";
import { excerptOf } from "#domain/search/excerpt.ts";
import { markWords } from "#domain/search/mark-words.ts";
import { soughtTerms } from "#domain/search/split-words.ts";
import { bodiesOf } from "../tables/files/content-text.ts";
import {
  itemsAtTop,
  itemsInFolder,
  itemsOfPlan,
  itemsWritten,
  itemThere,
} from "../tables/files/library.ts";
import { mayRead } from "../tables/may-read.ts";
import type { Db } from "../tables/sql/db.ts";

/** `file/list`: what lies in a folder, or at a top. */
export async function listLibrary(
  db: Db,
  userId: Id,
  { pid = 0, planId = 0 }: ParsedBodyOf<typeof calls.listLibrary>,
): Promise<Result<ReplyOf<typeof calls.listLibrary>, Refusal>> {
  if (pid > 0) {
    const folder = await oneOfLibrary(db, userId, pid);
    return folder.ok ? success(await itemsInFolder(db, userId, pid)) : folder;
  }
  if (planId === 0) return success(await itemsAtTop(db, userId));
  if (!(await mayRead(db, userId, planScope(planId)))) return failure(planGone(planId));
  return success(await itemsOfPlan(db, userId, planId));
}

/** `file/search/content`: what is written in files that the caller may read. */
export async function searchContents(
  db: Db,
  userId: Id,
  key: string,
): Promise<ReplyOf<typeof calls.searchContents>> {
  const sought = soughtTerms(key);
  if (sought.length === 0) return [];
  const items = await itemsWritten(db, userId, sought);
  const bodies = await bodiesOf(
    db,
    items.map(({ fileId }) => fileId),
  );
  return items.map((item) => {
    const written = bodies.get(item.fileId) ?? "";
    const body = item.ext === "md" ? plainWords(written) : written;
    return { item, excerpt: excerptOf(body, markWords(body, sought, new Set())).title };
  });
}

/** `file/one`: what the caller may read and is not in the trash. */
export async function oneOfLibrary(
  db: Db,
  userId: Id,
  id: Id,
): Promise<Result<ReplyOf<typeof calls.oneOfLibrary>, Refusal>> {
  const item = await itemThere(db, userId, id);
  return item ? success(item) : failure(parameterError("file.gone"));
}
