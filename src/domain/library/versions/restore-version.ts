import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { refuseUnarrived } from "../../file/arrival.ts";
import { newFile } from "../../file/new-file.ts";
import { get } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { libraryItemShape } from "../library-item.ts";
import { fileToChange } from "./file-to-change.ts";
import { surplusVersions } from "./versions-of.ts";

/** `file/content/restore`: an earlier content once more, as the newest version. */
export const restoreVersion = defineCommand({
  name: "file.restoreVersion",
  path: "/api/file/content/restore",
  arguments: z.object({
    id: idOf("libraryItem"),
    /** The version that is wanted back. */
    fileId: idOf("file"),
    /** What it is as the newest one. */
    newFileId: z.optional(newIdOf("file")),
  }),
  reply: libraryItemShape,
  lane: ({ id }) => ({ entity: "libraryItem", id }),
  mint: (args, nextId) => ({ ...args, newFileId: args.newFileId ?? nextId() }),
  minted: (args) => [args.newFileId],
  *decide(args, actor) {
    const found = yield* fileToChange(args.id, actor);
    if (!found.ok) return refused(found.error);
    const before = found.value.item;
    const wanted = yield* get("file", args.fileId);
    if (wanted?.itemId !== before.id) return refused(parameterError("file.gone"));
    if (wanted.id === before.fileId) return applied([], before);
    const unarrived = refuseUnarrived(wanted);
    if (unarrived) return refused(unarrived);
    const { size, md5, width, height, arriveTime, scan, sniffed } = wanted;
    const { id: itemId, name, planId, folderId } = before;
    const fileId = args.newFileId ?? 0;
    const told = { id: fileId, userId: actor.userId, name, size, md5, width, height };
    const contentId = wanted.contentId || wanted.id;
    const baseId = before.fileId;
    const born = newFile(told, actor.now, { planId, folderId, itemId, contentId, baseId });
    const version = before.version + 1;
    const item = { ...before, fileId, size, version, updateTime: actor.now };
    return applied(
      [
        { entity: "libraryItem", action: "update", put: item },
        { entity: "file", action: "add", put: { ...born, arriveTime, scan, sniffed } },
        ...(yield* surplusVersions({ ...found.value, item }, actor)),
      ],
      item,
    );
  },
});
