import * as z from "zod/mini";
import { libraryItemShape } from "#domain/library/library-item.ts";
import {
  LIBRARY_CALL_MAX,
  LIBRARY_FOLDER_MAX,
  LIBRARY_SEARCH_TAKE,
  SEARCH_KEY_MAX,
} from "#domain/limits.ts";
import { idOf, idOrNoneOf } from "#domain/reference.ts";
import { EXCERPT_MAX } from "#domain/search/excerpt.ts";
import { ANSWERED_A_MINUTE } from "#domain/search/search-pace.ts";
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
  perMinute: ANSWERED_A_MINUTE,
  body: z.object({ key: textShape(1, SEARCH_KEY_MAX) }),
  reply: z.array(libraryItemShape).check(z.maxLength(LIBRARY_SEARCH_TAKE)),
});

/**
 * Files in which these words are written, or words that begin so, those first that were changed last: of texts, pages,
 * PDF, papers, sheets and slides. What has come within the last moments may be missing.
 */
export const searchContents = defineCall({
  name: "file.searchContents",
  isCostly: true,
  method: "POST",
  path: "/api/file/search/content",
  access: "member",
  perMinute: ANSWERED_A_MINUTE,
  body: z.object({ key: textShape(1, SEARCH_KEY_MAX) }),
  reply: z
    .array(
      z.object({
        item: libraryItemShape,
        /** What stands around the first of the words. */
        excerpt: textShape(0, EXCERPT_MAX + 2),
      }),
    )
    .check(z.maxLength(LIBRARY_SEARCH_TAKE)),
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

/**
 * Readies a pack (ZIP) of what was chosen, from any places, with all that lies in it. At its address, which opens for ten
 * minutes and for this session only, it is put together as it is read; each file is looked at once more then. Refused
 * where it would be too much (`file.packMax`) or nothing (`file.packEmpty`).
 */
export const packLibrary = defineCall({
  name: "file.pack",
  isCostly: true,
  method: "POST",
  path: "/api/file/pack",
  access: "member",
  perMinute: 30,
  body: z.object({
    id: z.array(idOf("libraryItem")).check(z.minLength(1), z.maxLength(LIBRARY_CALL_MAX)),
  }),
  reply: z.object({
    /** Below that of the server. */
    url: z.string(),
    /** As it would be saved. */
    name: z.string(),
    /** Files in it. */
    files: z.int(),
    /** Bytes of them. */
    size: z.int(),
    /** Files that have not arrived yet, and are left out. */
    missing: z.int(),
  }),
});
