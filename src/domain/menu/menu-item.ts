import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** M = a directory, at the top an application; C = a page (seed 000 section 3). */
export const MENU_TYPES = ["M", "C"] as const;

/**
 * An entry of the company's menu (seed 000 section 3): it says where something is found and to whom it is shown. Who may
 * read and do what there is for the form, plan or page itself to say.
 */
export const menuItemShape = z.object({
  id: idShape,
  companyId: idShape,
  /** The directory in which it stands, 0 = at the top. */
  parentId: z.int().check(z.nonnegative()),
  menuType: z.enum(MENU_TYPES),
  /** What people read; "" = as the form is called to which it leads. */
  name: z.string(),
  /** Name of its icon, "" = the usual one, or that of its form. */
  icon: z.string(),
  /** Order among those beside it. */
  rank: z.string(),
  /** The form to whose records it leads, 0 = none. */
  formId: z.int().check(z.nonnegative()),
  /** The page of the app to which it leads, "" = none. */
  page: z.string(),
  /** The address outside to which it leads, "" = none. */
  link: z.string(),
  /** Nobody finds it, nor what stands in it. */
  hidden: z.boolean(),
  /** Who finds it besides administrators: whoever has one of these roles; where it names none, everybody. */
  roles: z.array(idShape),
  /** A word of other clients (seed 000 section 6): with PROJECT it is not among the applications. */
  authorityWord: z.string(),
  createTime: timeShape,
});
export type MenuItem = z.infer<typeof menuItemShape>;

export const menuItemEntity = defineEntity({
  name: "menuItem",
  table: "menu_items",
  frame: "menu",
  since: 31,
  shape: menuItemShape,
  birth: "own",
  title: ({ name }) => name,
  scope: () => companyScope,
  lists: ["companyId"],
});
