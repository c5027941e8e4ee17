import { type Refusal, TASK_GONE } from "#domain/refusal.ts";
import type { Id } from "#domain/id.ts";
import { removerOf } from "../tables/own/change.ts";
import type { Db } from "../tables/sql/db.ts";

/** A refusal because a task is gone, with who removed it and when, for whoever may read what it lay in. */
export async function tellRemover(db: Db, userId: Id, refusal: Refusal): Promise<Refusal> {
  const id = Number(refusal.data?.["taskId"]);
  if (refusal.code !== TASK_GONE || !(id > 0)) return refusal;
  const remover = await removerOf(db, userId, { entity: "task", id });
  if (!remover) return refusal;
  const data = { ...refusal.data, removedBy: remover.userId, removedAt: remover.at };
  return { ...refusal, data };
}
