import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { fileNameShape } from "../file/file-name.ts";
import { newIdOf } from "../reference.ts";
import { placeToWrite } from "./can-use-library.ts";
import { libraryItemShape } from "./library-item.ts";
import { newItem } from "./new-item.ts";
import { namedPlaceFields, placeLane } from "./place-named.ts";
import { roomForOne } from "./place-room.ts";

/** `file/folder/add`: a folder in another one, at the top of a plan's library, or among the caller's own files. */
export const addFolder = defineCommand({
  name: "file.addFolder",
  path: "/api/file/folder/add",
  arguments: z.object({
    id: z.optional(newIdOf("libraryItem")),
    ...namedPlaceFields,
    name: fileNameShape,
  }),
  reply: libraryItemShape,
  lane: placeLane,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  words: { name: "text" },
  *decide(args, actor) {
    const place = yield* placeToWrite(args, actor);
    if (!place.ok) return refused(place.error);
    const { inIt, refusal } = yield* roomForOne(place.value);
    if (refusal) return refused(refusal);
    const told = {
      id: args.id ?? 0,
      userId: actor.userId,
      kind: "folder",
      name: args.name,
    } as const;
    const put = newItem(told, place.value, inIt, actor.now);
    return applied([{ entity: "libraryItem", action: "add", put }], put);
  },
});
