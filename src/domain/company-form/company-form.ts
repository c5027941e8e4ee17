import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";
import {
  fieldPermissionShape,
  FORM_BUTTONS,
  formButtonsShape,
  recordRangeShape,
  rolePermissionShape,
} from "./permission/form-permission.ts";

/** Whether a form is still being drawn, can be filled in, or could be once. */
const formStateShape = z.enum(["draft", "published", "off"]);

/** A form of the company; what it asks for stands in its versions. */
export const companyFormShape = z.object({
  id: idShape,
  companyId: idShape,
  /** By this other forms name it besides its id; "" = by the id only. */
  code: z.string(),
  name: z.string(),
  /** Name of its icon, "" = the usual one. */
  icon: z.string(),
  /** The application in which it stands, "" = none. */
  group: z.string(),
  state: formStateShape,
  /** The version that is filled in, 0 = it was never published. */
  versionId: z.int(),
  /** The version that is being drawn, 0 = none. */
  draftId: z.int(),
  /** How its records are listed: 1 table, 2 tree beside it, 3 in groups, 4 edited in place, 5 as a tree (forms-approvals 2). */
  listType: z.int(),
  /** Whose records everybody may look at, besides those that concern them. */
  readers: recordRangeShape,
  /** The condition where that is what they are found by, as JSON (forms-approvals 1.7); "" = none. */
  readersCondition: z.string(),
  /** What everybody may do with the records; edit and remove with their own. */
  buttons: formButtonsShape,
  /** What roles may do in addition. */
  roles: z.array(rolePermissionShape),
  /** Fields and sub-tables of which not everybody may do everything. */
  fieldPermissions: z.array(fieldPermissionShape),
  createUserId: idShape,
  createTime: timeShape,
  updateTime: timeShape,
});
export type CompanyForm = z.infer<typeof companyFormShape>;

export const companyFormEntity = defineEntity({
  name: "form",
  table: "forms",
  frame: "form",
  since: 13,
  shapeVersion: 4,
  added: { readersCondition: "", buttons: FORM_BUTTONS, roles: [], fieldPermissions: [] },
  shape: companyFormShape,
  birth: "own",
  title: ({ name }) => name,
  scope: () => companyScope,
  lists: ["companyId"],
});
