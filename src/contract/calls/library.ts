import * as z from "zod/mini";
import { libraryItemShape } from "#domain/library/library-item.ts";
import { LIBRARY_FOLDER_MAX, LIBRARY_SEARCH_TAKE, SEARCH_KEY_MAX } from "#domain/limits.ts";
import { idOf, idOrNoneOf } from "#domain/reference.ts";
import { textShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

/** What lies in a folder; at the top the caller's own things with the folders shared with them, or those of a plan. */
export const listLibrary = defineCall({
  name: "file.list",
  method: "POST",
  path: "/api/file/list",
  access: "member",
  body: z.object({
    /** The folder, 0 = the top. */
    pid: z.optional(idOrNoneOf("libraryItem")),
    planId: z.optional(idOrNoneOf("plan")),
  }),
  reply: z.array(libraryItemShape).check(z.maxLength(LIBRARY_FOLDER_MAX)),
});

/** Files and folders with these words in their name, those first that were changed last. */
export const searchLibrary = defineCall({
  name: "file.search",
  isCostly: true,
  method: "POST",
  path: "/api/file/search",
  access: "member",
  perMinute: 120,
  body: z.object({ key: textShape(1, SEARCH_KEY_MAX) }),
  reply: z.array(libraryItemShape).check(z.maxLength(LIBRARY_SEARCH_TAKE)),
});

/** One file or folder of the library. */
export const oneOfLibrary = defineCall({
  name: "file.one",
  method: "POST",
  path: "/api/file/one",
  access: "member",
  body: z.object({ id: idOf("libraryItem") }),
  reply: libraryItemShape,
});
