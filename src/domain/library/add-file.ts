import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { announcedFields } from "../file/announced-file.ts";
import { fileShape } from "../file/file.ts";
import { newFile } from "../file/new-file.ts";
import { newIdOf } from "../reference.ts";
import { placeToWrite } from "./can-use-library.ts";
import { libraryItemShape } from "./library-item.ts";
import { newItem } from "./new-item.ts";
import { namedPlaceFields, placeLane } from "./place-named.ts";
import { roomForOne } from "./place-room.ts";

/**
 * `file/add`: a file of the library. It is there at once; its content follows by `file/chunk` and `file/merge`, and
 * the file's row says when it has come.
 */
export const addFile = defineCommand({
  name: "file.add",
  path: "/api/file/add",
  arguments: z.object({
    id: z.optional(newIdOf("libraryItem")),
    fileId: z.optional(newIdOf("file")),
    ...namedPlaceFields,
    ...announcedFields,
  }),
  reply: z.object({ item: libraryItemShape, file: fileShape }),
  lane: placeLane,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId(), fileId: args.fileId ?? nextId() }),
  minted: (args) => [args.id, args.fileId],
  words: { name: "text" },
  *decide(args, actor) {
    const place = yield* placeToWrite(args, actor);
    if (!place.ok) return refused(place.error);
    const { inIt, refusal } = yield* roomForOne(place.value);
    if (refusal) return refused(refusal);
    const { id = 0, fileId = 0, name, size, md5, width, height } = args;
    const { userId, now } = actor;
    const item = newItem({ id, userId, kind: "file", name, size, fileId }, place.value, inIt, now);
    const { planId, folderId } = item;
    const told = { id: fileId, userId, name: item.name, size, md5, width, height };
    const file = newFile(told, now, { planId, folderId, itemId: id });
    return applied(
      [
        { entity: "libraryItem", action: "add", put: item },
        { entity: "file", action: "add", put: file },
      ],
      { item, file },
    );
  },
});
