import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { fileShape } from "../file/file.ts";
import { refuseUnarrived } from "../file/arrival.ts";
import { newFile } from "../file/new-file.ts";
import { get } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { itemInReach, placeToWrite } from "./can-use-library.ts";
import { libraryItemShape } from "./library-item.ts";
import { isInTrash } from "./library-tree.ts";
import { newItem } from "./new-item.ts";
import { namedPlaceFields, placeLane } from "./place-named.ts";
import { roomForOne } from "./place-room.ts";

/** `file/copy`: a file once more, in a place that is named: whoever may read it may keep one. Folders are not copied. */
export const copyFile = defineCommand({
  name: "file.copy",
  path: "/api/file/copy",
  arguments: z.object({
    id: idOf("libraryItem"),
    newId: z.optional(newIdOf("libraryItem")),
    fileId: z.optional(newIdOf("file")),
    ...namedPlaceFields,
  }),
  reply: z.object({ item: libraryItemShape, file: fileShape }),
  lane: placeLane,
  mint: (args, nextId) => ({
    ...args,
    newId: args.newId ?? nextId(),
    fileId: args.fileId ?? nextId(),
  }),
  minted: (args) => [args.newId, args.fileId],
  subject: ({ id }) => ({ entity: "libraryItem", id }),
  *decide(args, actor) {
    const found = yield* itemInReach(args.id, actor);
    if (!found.ok) return refused(found.error);
    const { item: original } = found.value;
    const content = yield* get("file", original.fileId);
    if (!content || (yield* isInTrash(original))) return refused(parameterError("file.gone"));
    // What has not come cannot say later that it has, in every place in which it lies by then.
    const unarrived = refuseUnarrived(content);
    if (unarrived) return refused(unarrived);
    const place = yield* placeToWrite(args, actor);
    if (!place.ok) return refused(place.error);
    const { inIt, refusal } = yield* roomForOne(place.value);
    if (refusal) return refused(refusal);
    const { newId: id = 0, fileId = 0 } = args;
    const { userId, now } = actor;
    const { name, size } = original;
    const item = newItem({ id, userId, kind: "file", name, size, fileId }, place.value, inIt, now);
    const { md5, width, height, arriveTime, scan, sniffed } = content;
    const told = { id: fileId, userId, name: item.name, size, md5, width, height };
    const contentId = content.contentId || content.id;
    const { planId, folderId } = item;
    const shares = { planId, folderId, itemId: id, contentId };
    const file = { ...newFile(told, now, shares), arriveTime, scan, sniffed };
    return applied(
      [
        { entity: "libraryItem", action: "add", put: item },
        { entity: "file", action: "add", put: file },
      ],
      { item, file },
    );
  },
});
