import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/library.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, planGone, type Refusal } from "#domain/refusal.ts";
import { planScope } from "#domain/scope.ts";
import { itemsAtTop, itemsInFolder, itemsOfPlan, itemThere } from "../tables/files/library.ts";
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

/** `file/one`: what the caller may read and is not in the trash. */
export async function oneOfLibrary(
  db: Db,
  userId: Id,
  id: Id,
): Promise<Result<ReplyOf<typeof calls.oneOfLibrary>, Refusal>> {
  const item = await itemThere(db, userId, id);
  return item ? success(item) : failure(parameterError("file.gone"));
}
