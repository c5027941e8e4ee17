import * as z from "zod/mini";
import { idOf } from "../../reference.ts";
import { idShape, textShape } from "../../shape.ts";

/**
 * Which records of a form somebody may look at, besides those that concern them (seed 001 section 6, data permissions);
 * `condition` = those of which a condition on their fields holds.
 */
export const RECORD_RANGES = [
  "own",
  "department",
  "departmentsBelow",
  "subordinates",
  "all",
  "condition",
] as const;
export type RecordRange = (typeof RECORD_RANGES)[number];

/** What is done with the records of a form, as its buttons are called; the codes are those of the seed (seed 001 section 6). */
export const FORM_BUTTON_CODES = {
  add: "btn_add",
  edit: "btn_edit",
  remove: "btn_remove",
  import: "btn_upload",
  export: "btn_download",
  print: "btn_batchPrint",
} as const;
export type FormButton = keyof typeof FORM_BUTTON_CODES;
export const FORM_BUTTONS = Object.keys(FORM_BUTTON_CODES) as FormButton[];

export const recordRangeShape = z.enum(RECORD_RANGES);
export const formButtonsShape = z.array(z.enum(FORM_BUTTONS as [FormButton, ...FormButton[]]));

/** What people with a role may do in addition to everybody. */
export const rolePermissionShape = z.object({
  /** The role; once it is gone this is said of nobody. */
  roleId: idShape,
  /** What they may do: add, import, export and print; edit and remove, of their own records and all in the range. */
  buttons: formButtonsShape,
  /** Whose records they may look at. */
  range: recordRangeShape,
  /** The condition where that is the range, as JSON (forms-approvals 1.7). */
  condition: z.optional(z.string()),
});
export type RolePermission = z.infer<typeof rolePermissionShape>;

/** Characters of a condition by which records can be read: it lies on every device. */
const RANGE_CONDITION_MAX = 4_000;
/** Roles of which one form says something. */
const ROLE_PERMISSIONS_MAX = 100;

/** The same as it comes in. */
export const conditionGivenShape = textShape(0, RANGE_CONDITION_MAX);
export const formButtonsGivenShape = formButtonsShape.check(z.maxLength(FORM_BUTTONS.length));
export const rolePermissionsGivenShape = z
  .array(
    z.extend(rolePermissionShape, {
      roleId: idOf("role"),
      buttons: formButtonsGivenShape,
      condition: z.optional(conditionGivenShape),
    }),
  )
  .check(z.maxLength(ROLE_PERMISSIONS_MAX));

/** What somebody may do with a field of a record that they may read, and change. */
export const FIELD_PERMISSION_RIGHTS = ["hidden", "read", "edit"] as const;
const fieldPermissionRightShape = z.enum(FIELD_PERMISSION_RIGHTS);
export type FieldPermissionRight = z.infer<typeof fieldPermissionRightShape>;

/** A field, sub-table or column of one of which not everybody may do everything (seed 001 section 6, column and field permissions). */
export const fieldPermissionShape = z.object({
  /** Name of the field or sub-table, of a column `table.column`. A form that no longer has it says this of nothing. */
  path: z.string(),
  /** What all may do with it who have none of the roles. */
  everybody: fieldPermissionRightShape,
  /** What people with a role may do with it where that is more. */
  roles: z.array(z.object({ roleId: idShape, right: fieldPermissionRightShape })),
});
export type FieldPermission = z.infer<typeof fieldPermissionShape>;

/** Fields of which one form says something. */
const FIELD_PERMISSIONS_MAX = 200;
const FIELD_PATH_MAX = 100;

/** The same as it comes in. */
export const fieldPermissionsGivenShape = z
  .array(
    z.extend(fieldPermissionShape, {
      path: textShape(1, FIELD_PATH_MAX),
      roles: z
        .array(z.object({ roleId: idOf("role"), right: fieldPermissionRightShape }))
        .check(z.maxLength(ROLE_PERMISSIONS_MAX)),
    }),
  )
  .check(z.maxLength(FIELD_PERMISSIONS_MAX));
