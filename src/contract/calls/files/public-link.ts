import * as z from "zod/mini";
import {
  PUBLIC_LINK_CODE,
  PUBLIC_LINK_USES_MAX,
  PUBLIC_LINKS_MAX,
} from "#domain/library/public-link-limits.ts";
import { LIBRARY_DEPTH_MAX, LIBRARY_FOLDER_MAX, PASSWORD_MAX } from "#domain/limits.ts";
import { fileShape } from "#domain/file/file.ts";
import { idOf } from "#domain/reference.ts";
import { givenTimeShape, idShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";
import { passwordShape } from "../system.ts";

const codeShape = z.string().check(z.regex(PUBLIC_LINK_CODE));
/** Says that somebody came by a link, for a while. */
const ticketShape = z.string().check(z.minLength(1), z.maxLength(1_000));

/** A link to a folder or file for people outside of the company, as those see it who may change the thing. */
const publicLinkShape = z.object({
  id: idShape,
  itemId: idOf("libraryItem"),
  /** Who made it. */
  userId: idOf("user"),
  createTime: timeShape,
  /** Until when it works, epoch ms; 0 = until it is taken back. */
  expireTime: timeShape,
  /** Visits that it lets in, 0 = any number. */
  maxUses: z.int(),
  /** Visits that there were, and when the last one began, epoch ms. */
  uses: z.int(),
  lastTime: timeShape,
  hasPassword: z.boolean(),
  /** Whether it lets anybody in at the moment. */
  works: z.boolean(),
});

/** The links to a folder or file, the newest first, to whoever may change it. */
export const listPublicLinks = defineCall({
  name: "publicLink.list",
  method: "POST",
  path: "/api/file/link/list",
  access: "member",
  body: z.object({ id: idOf("libraryItem") }),
  reply: z.array(publicLinkShape).check(z.maxLength(PUBLIC_LINKS_MAX)),
});

/** A new link to a folder or file, with all that lies in it, by whoever may change it. */
export const addPublicLink = defineCall({
  name: "publicLink.add",
  method: "POST",
  path: "/api/file/link/add",
  access: "member",
  perMinute: 30,
  body: z.object({
    id: idOf("libraryItem"),
    /** Asked of whoever comes by it; none where left out. */
    password: z.optional(passwordShape),
    /** 0 or left out = until it is taken back. */
    expireTime: z.optional(givenTimeShape),
    /** 0 or left out = any number. */
    maxUses: z.optional(z.int().check(z.nonnegative(), z.maximum(PUBLIC_LINK_USES_MAX))),
  }),
  reply: z.object({
    link: publicLinkShape,
    /** Follows the address; told this once. */
    code: z.string(),
  }),
});

/** The link works no longer, also for who is there by it: by whoever made it, and whose the place is. */
export const removePublicLink = defineCall({
  name: "publicLink.remove",
  method: "POST",
  path: "/api/file/link/delete",
  access: "member",
  body: z.object({ id: idShape }),
  reply: z.object({ id: idShape }),
});

/** A folder or file as somebody sees it who came by a link. */
const sharedItemShape = z.object({
  id: idOf("libraryItem"),
  kind: z.enum(["folder", "file"]),
  name: z.string(),
  ext: z.string(),
  size: z.int(),
  /** Of a file: what its content is read by (`visitAddress`). */
  fileId: z.int(),
  /** Of a picture, pixels; 0 = not known. */
  width: z.int(),
  height: z.int(),
  /** Of a picture: whether there is a smaller one of it to look at. */
  hasView: z.boolean(),
  /** Whether the content of a file has come, and may be opened. */
  isHere: z.boolean(),
  /** What a scanner for viruses says of a content that may not be opened for that, as in the row of the file. */
  scan: z.optional(fileShape.shape.scan),
});

/**
 * Somebody comes by a link, which counts as one visit of it. The answer is the same to a link that never was, was taken back, is
 * too old or used up; only where one works and has a password is this asked for.
 */
export const openPublicLink = defineCall({
  name: "publicLink.open",
  method: "POST",
  path: "/api/file/link/open",
  access: "open",
  perMinute: 60,
  body: z.object({
    code: codeShape,
    password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX))),
    /** Of a visit that has begun: it goes on, and does not count again. */
    ticket: z.optional(ticketShape),
  }),
  reply: z.object({
    /** For what is asked during the visit. */
    ticket: z.string(),
    /** Whose link it is. */
    company: z.string(),
    item: sharedItemShape,
  }),
});

/** What lies in a folder to which a link leads, or in one below it. */
export const lookIntoPublicFolder = defineCall({
  name: "publicLink.folder",
  method: "POST",
  path: "/api/file/link/folder",
  access: "open",
  perMinute: 120,
  body: z.object({ ticket: ticketShape, id: idOf("libraryItem") }),
  reply: z.object({
    /** From the folder of the link down to this one. */
    path: z
      .array(z.object({ id: idOf("libraryItem"), name: z.string() }))
      .check(z.maxLength(LIBRARY_DEPTH_MAX)),
    /** Folders before files. */
    items: z.array(sharedItemShape).check(z.maxLength(LIBRARY_FOLDER_MAX)),
  }),
});

/**
 * How large a folder to which a link leads, or one below it, is as a pack (`visitPackAddress`), with all that lies in it. Refused
 * where it would be too much (`file.packMax`) or nothing (`file.packEmpty`), or where as many as may be are under way already
 * (`file.packsAtOnce`).
 */
export const sizePublicPack = defineCall({
  name: "publicLink.pack",
  method: "POST",
  path: "/api/file/link/pack",
  access: "open",
  perMinute: 30,
  body: z.object({ ticket: ticketShape, id: idOf("libraryItem") }),
  reply: z.object({
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
