import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../command.ts";
import { announcedFields } from "../../file/announced-file.ts";
import { extensionOf } from "../../file/file-extension.ts";
import { fileShape } from "../../file/file.ts";
import { newFile } from "../../file/new-file.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { libraryItemShape } from "../library-item.ts";
import { fileToChange } from "./file-to-change.ts";
import { surplusVersions } from "./versions-of.ts";

/**
 * `file/content/upload`: another content for a file, which keeps its name; those before stay as versions. It follows by
 * `file/chunk` and `file/merge`.
 */
export const addVersion = defineCommand({
  name: "file.addVersion",
  path: "/api/file/content/upload",
  arguments: z.object({
    id: idOf("libraryItem"),
    fileId: z.optional(newIdOf("file")),
    /** The version that was changed, left out = the one that stands: where another was saved meanwhile, both stand side by side. */
    baseId: z.optional(idOf("file")),
    /** The version beside it that is settled by this one. */
    settlesId: z.optional(idOf("file")),
    ...announcedFields,
  }),
  reply: z.object({ item: libraryItemShape, file: fileShape }),
  lane: ({ id }) => ({ entity: "libraryItem", id }),
  mint: (args, nextId) => ({ ...args, fileId: args.fileId ?? nextId() }),
  minted: (args) => [args.fileId],
  words: { name: "text" },
  *decide(args, actor) {
    const found = yield* fileToChange(args.id, actor);
    if (!found.ok) return refused(found.error);
    const before = found.value.item;
    if (extensionOf(args.name) !== before.ext)
      return refused(parameterError("file.otherKind", { ext: before.ext }));
    const { fileId = 0, baseId = before.fileId, settlesId = 0, size, md5, width, height } = args;
    const { id: itemId, name, planId, folderId } = before;
    const told = { id: fileId, userId: actor.userId, name, size, md5, width, height };
    const file = newFile(told, actor.now, { planId, folderId, itemId, baseId, settlesId });
    const version = before.version + 1;
    const item = { ...before, fileId, size, version, updateTime: actor.now };
    const changes: Change[] = [
      { entity: "libraryItem", action: "update", put: item },
      { entity: "file", action: "add", put: file },
      ...(yield* surplusVersions({ ...found.value, item }, actor)),
    ];
    return applied(changes, { item, file });
  },
});
