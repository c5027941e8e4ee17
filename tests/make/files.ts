import type { ArgumentsOf, ReplyTo } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";
import { MEMBER } from "./site.ts";
import type { World } from "./world.ts";

/** A file that the member sends; its content, three letters, is on its way. */
export function makeFile(
  world: World,
  dialogId: Id,
  details: Partial<ArgumentsOf<"message.sendFile">> = {},
  userId: Id = MEMBER,
): ReplyTo<"message.sendFile"> {
  const content = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };
  const args = { dialogId, name: "Slab.jpg", ...content, ...details };
  return world.does(userId, "message.sendFile", args).reply;
}
