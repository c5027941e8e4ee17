import { failure, type Result, success } from "#base/result.ts";
import { fileEntity } from "#domain/file/file.ts";
import { removeFileChanges } from "#domain/file/take-file.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { userScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import type { Server } from "../server.ts";
import { tableOf } from "../tables/registry.ts";

/** `file/deleteById`: a file that somebody has for themselves goes; what was sent in a chat goes with its message, what is in the library with its place there, and what stands in a record by its fields. */
export async function removeOwnFile(
  { database, hub, now }: Pick<Server, "database" | "hub" | "now">,
  userId: Id,
  fileId: Id,
): Promise<Result<Record<string, never>, Refusal>> {
  const removed = await database.transaction(async (tx) => {
    await enterLanes(tx, [userScope(userId)]);
    const file = await tableOf("file").get(tx, fileId);
    const isOwn = file && fileEntity.scope(file) === userScope(userId);
    if (!isOwn || file.itemId > 0) return false;
    const changes = await runReading(removeFileChanges(file), async () => undefined);
    await applyChanges(tx, changes, { actorId: userId, at: now() });
    return true;
  });
  if (!removed) return failure(parameterError("file.gone"));
  hub.wake();
  return success({});
}
