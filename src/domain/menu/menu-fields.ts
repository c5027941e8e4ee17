import * as z from "zod/mini";
import { FORM_ICON_MAX } from "../limits.ts";
import { isSeen, oneLine } from "../one-line.ts";
import { idOf, idOrNoneOf } from "../reference.ts";
import { textShape } from "../shape.ts";
import { AUTHORITY_WORD_MAX, MENU_LINK_MAX, MENU_NAME_MAX, MENU_ROLES_MAX } from "./menu-limits.ts";

/** What is said of an entry besides its kind and its place. */
export const menuFieldShapes = {
  /** Left out or empty = as the form is called to which it leads. */
  name: z.optional(
    textShape(0, MENU_NAME_MAX, oneLine).check(
      z.refine((name) => name === "" || isSeen(name), { params: { reason: "nameUnseen" } }),
    ),
  ),
  icon: z.optional(textShape(0, FORM_ICON_MAX)),
  formId: z.optional(idOrNoneOf("form")),
  page: z.optional(textShape(0, 50)),
  link: z.optional(textShape(0, MENU_LINK_MAX)),
  hidden: z.optional(z.boolean()),
  roles: z.optional(z.array(idOf("role")).check(z.maxLength(MENU_ROLES_MAX))),
  authorityWord: z.optional(textShape(0, AUTHORITY_WORD_MAX, oneLine)),
};
