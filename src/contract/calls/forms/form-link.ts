import * as z from "zod/mini";
import { dictionaryShape } from "#domain/dictionary/dictionary.ts";
import { DEFINITION_SIZE_MAX } from "#domain/form/definition/form-limits.ts";
import {
  FORM_LINK_NAME_MAX,
  FORM_LINK_USES_MAX,
  FORM_LINKS_MAX,
  VISITOR_DATA_MAX,
} from "#domain/form-link/form-link-limits.ts";
import { nameShape } from "#domain/name.ts";
import { oneLine } from "#domain/one-line.ts";
import { idOf } from "#domain/reference.ts";
import { givenTimeShape, idShape, longTextShape, textShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";

const codeShape = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/));

/** A link by which people without an account fill in a form, as administrators see it. */
const formLinkShape = z.object({
  id: idShape,
  formId: idOf("form"),
  /** Where it hangs, or what it is for. */
  name: z.string(),
  /** Who made it, and in whose name its records come. */
  userId: idOf("user"),
  createTime: timeShape,
  /** Until when it works, epoch ms; 0 = until it is taken back. */
  expireTime: timeShape,
  /** Records that may come by it, 0 = any number. */
  maxUses: z.int(),
  /** Records that came by it, and when the last one did, epoch ms. */
  uses: z.int(),
  lastTime: timeShape,
  /** Whether a record can come by it at the moment. */
  works: z.boolean(),
});

/** The links to a form, the newest first, to administrators. */
export const listFormLinks = defineCall({
  name: "formLink.list",
  method: "POST",
  path: "/api/form/link/list",
  access: "member",
  body: z.object({ formId: idOf("form") }),
  reply: z.object({
    links: z.array(formLinkShape).check(z.maxLength(FORM_LINKS_MAX)),
    /** Labels of the fields that visitors do not see. */
    keptBack: z.array(z.string()),
  }),
});

/** A new link to a form, by an administrator. */
export const addFormLink = defineCall({
  name: "formLink.add",
  method: "POST",
  path: "/api/form/link/add",
  access: "member",
  perMinute: 30,
  body: z.object({
    formId: idOf("form"),
    name: nameShape(1, FORM_LINK_NAME_MAX),
    /** 0 or left out = until it is taken back. */
    expireTime: z.optional(givenTimeShape),
    /** 0 or left out = any number. */
    maxUses: z.optional(z.int().check(z.nonnegative(), z.maximum(FORM_LINK_USES_MAX))),
  }),
  reply: z.object({
    link: formLinkShape,
    /** Follows the address; told this once. */
    code: z.string(),
  }),
});

/** The link works no longer, also for who has the form open. */
export const removeFormLink = defineCall({
  name: "formLink.remove",
  method: "POST",
  path: "/api/form/link/delete",
  access: "member",
  body: z.object({ id: idShape }),
  reply: z.object({ id: idShape }),
});

/** Somebody opens a form by a link. The answer is the same to one that never was, was taken back, is too old or used up. */
export const openFormLink = defineCall({
  name: "formLink.open",
  method: "POST",
  path: "/api/form/link/open",
  access: "open",
  perMinute: 60,
  body: z.object({ code: codeShape }),
  reply: z.object({
    /** With it what is filled in is sent, within 30 days. */
    ticket: z.string(),
    /** Whose form it is. */
    company: z.string(),
    name: z.string(),
    /** JSON of the form, less what visitors do not see. */
    definition: z.string().check(z.maxLength(DEFINITION_SIZE_MAX)),
    /** IANA name of the zone in which its times are meant. */
    timeZone: z.string(),
    /** Those that its choices come from. */
    dictionaries: z.array(dictionaryShape),
  }),
});

/** What a visitor filled in. The same key again is answered as it was, and brings nothing new. */
export const fillByFormLink = defineCall({
  name: "formLink.fill",
  method: "POST",
  path: "/api/form/link/fill",
  access: "open",
  perMinute: 30,
  body: z.object({
    ticket: z.string().check(z.minLength(1), z.maxLength(1_000)),
    /** Made up by the visitor's browser for each record, so that what is sent twice comes once. */
    key: z.string().check(z.regex(/^[A-Za-z0-9-]{16,64}$/)),
    /** The JSON of the values, by the names of the fields. */
    data: longTextShape(VISITOR_DATA_MAX),
    /** As the visitor calls themselves; left out where they do not say. */
    name: z.optional(textShape(0, FORM_LINK_NAME_MAX, oneLine)),
  }),
  reply: z.object({}),
});
