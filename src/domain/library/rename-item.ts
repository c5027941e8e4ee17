import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { extensionOf } from "../file/file-extension.ts";
import { fileNameShape, keepEnding } from "../file/file-name.ts";
import { idOf } from "../reference.ts";
import { noAccess } from "../refusal.ts";
import { itemToChange } from "./can-use-library.ts";
import { freeName } from "./free-name.ts";
import { libraryItemShape } from "./library-item.ts";
import { isSharedFolder } from "./shelf.ts";
import { itemsIn } from "./library-tree.ts";
import { nameItem } from "./name-item.ts";

/**
 * `file/rename`: another name, with a number where it is taken. A file keeps its ending, by which it is known how to show it. What a
 * shared folder is called says its owner.
 */
export const renameItem = defineCommand({
  name: "file.rename",
  path: "/api/file/rename",
  arguments: z.object({ id: idOf("libraryItem"), name: fileNameShape }),
  reply: libraryItemShape,
  lane: ({ id }) => ({ entity: "libraryItem", id }),
  merge: (earlier, later) => (earlier.id === later.id ? later : undefined),
  words: { name: "text" },
  *decide(args, actor) {
    const found = yield* itemToChange(args.id, actor);
    if (!found.ok) return refused(found.error);
    const { item, right } = found.value;
    if (isSharedFolder(item) && right !== "own") return refused(noAccess("file.ownersOnly"));
    const given = item.kind === "file" ? keepEnding(args.name, item.ext) : args.name;
    const ext = item.kind === "file" ? extensionOf(given) : "";
    const beside = isSharedFolder(item) ? [] : yield* itemsIn(item);
    const others = beside.filter(({ id }) => id !== item.id);
    const name = freeName({ name: given, ext }, others);
    if (name === item.name) return applied([], item);
    const put = { ...item, name, ext, updateTime: actor.now };
    return applied(yield* nameItem(put), put);
  },
});
