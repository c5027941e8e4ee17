import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf } from "#contract/call.ts";
import type { putVariant as putVariantCall } from "#contract/calls/file.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../server.ts";
import { hasVariant } from "../tables/files/content.ts";
import { arriveAsVariant } from "./arrive.ts";
import { fileInReach } from "./file-in-reach.ts";
import { keepWanted } from "./keep-received.ts";
import { refuseWithoutRoom } from "./room-for.ts";
import type { Sent } from "./simple-upload.ts";

/** `file/variant`: others see the small picture before the large one has come. */
export async function putVariant(
  parts: Pick<Server, "database" | "files" | "now" | "settings">,
  userId: Id,
  { fileId, variant }: ParsedBodyOf<typeof putVariantCall>,
  { draft, size }: Pick<Sent, "draft" | "size">,
): Promise<Result<{ id: Id }, Refusal>> {
  const file = await fileInReach(parts.database, userId, fileId);
  if (file?.userId !== userId) return failure(parameterError("file.gone"));
  // The pictures of a copy are those of what it was copied from: its own would be looked for by nobody, and counted for nobody.
  if (file.contentId > 0) return success({ id: fileId });
  // Nothing is kept of what would be of no use, or has no room.
  if (await hasVariant(parts.database, fileId, variant)) return success({ id: fileId });
  const full = await refuseWithoutRoom(parts.database, userId, size);
  if (full) return failure(full);
  const received = await keepWanted(parts, draft, ({ mime }) =>
    mime === "image/jpeg" ? undefined : parameterError("file.imageOnly"),
  );
  if (!received.ok) return received;
  const refusal = await arriveAsVariant(parts, { userId, fileId, variant }, received.value);
  return refusal ? failure(refusal) : success({ id: fileId });
}
