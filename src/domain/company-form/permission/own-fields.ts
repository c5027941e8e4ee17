import type { OwnFields } from "../../form/permissions/field-rights.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { administers } from "../../user/administrators.ts";
import {
  FIELD_PERMISSION_RIGHTS,
  type FieldPermission,
  type FieldPermissionRight,
} from "./form-permission.ts";
import { ownRoleIds } from "./own-roles.ts";

interface FormOfFields {
  readonly fieldPermissions: readonly FieldPermission[];
}

/** What somebody may do with the fields of a form of which it says something (seed 001 section 6). */
export function* ownFields(
  { fieldPermissions: fields }: FormOfFields,
  userId: Id,
): Reading<OwnFields> {
  if (fields.length === 0 || administers(yield* get("user", userId))) return {};
  return fieldsWith(fields, yield* ownRoleIds(userId));
}

/** The fields of a form that are kept from somebody. */
export function* fieldsKeptFrom(form: FormOfFields, userId: Id): Reading<readonly string[]> {
  return hiddenAmong(yield* ownFields(form, userId));
}

function fieldsWith(fields: readonly FieldPermission[], roleIds: ReadonlySet<Id>): OwnFields {
  return Object.fromEntries(
    fields.map(({ path, everybody, roles }) => {
      const own = roles.filter(({ roleId }) => roleIds.has(roleId)).map(({ right }) => right);
      return [path, most([everybody, ...own])];
    }),
  );
}

/** The fields of a form that not everybody may fill in. */
export function closedFields({ fieldPermissions: fields }: FormOfFields): readonly string[] {
  return fields.filter(({ everybody }) => everybody !== "edit").map(({ path }) => path);
}

function hiddenAmong(fields: OwnFields): readonly string[] {
  return Object.keys(fields).filter((path) => fields[path] === "hidden");
}

function most(rights: readonly FieldPermissionRight[]): FieldPermissionRight {
  const best = Math.max(...rights.map((right) => FIELD_PERMISSION_RIGHTS.indexOf(right)));
  return FIELD_PERMISSION_RIGHTS[best] ?? "hidden";
}
