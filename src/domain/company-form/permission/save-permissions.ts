import { COMPANY_ID } from "../../company/company-id.ts";
import { list, type Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { type FieldPermission, FORM_BUTTONS, type RolePermission } from "./form-permission.ts";
import type { FormOfPermissions } from "./own-permission.ts";

const NOTHING_SAID: FormOfPermissions = {
  readers: "own",
  readersCondition: "",
  buttons: FORM_BUTTONS,
  roles: [],
  fieldPermissions: [],
};

/** What a form says of permissions from now on: what is not named stays, and of a new form everybody may do everything. */
export function permissionsSaid(
  said: { readonly [Key in keyof FormOfPermissions]?: FormOfPermissions[Key] | undefined },
  before: FormOfPermissions = NOTHING_SAID,
): FormOfPermissions {
  const buttons = said.buttons ?? before.buttons;
  const readers = said.readers ?? before.readers;
  return {
    readers,
    readersCondition:
      readers === "condition" ? (said.readersCondition ?? before.readersCondition) : "",
    buttons: FORM_BUTTONS.filter((button) => buttons.includes(button)),
    roles: (said.roles ?? before.roles).map(rolePermissionSaid),
    fieldPermissions: said.fieldPermissions ?? before.fieldPermissions,
  };
}

function rolePermissionSaid({ roleId, buttons, range, condition }: RolePermission): RolePermission {
  return {
    roleId,
    buttons: FORM_BUTTONS.filter((button) => buttons.includes(button)),
    range,
    ...(range === "condition" && { condition: condition ?? "" }),
  };
}

/** Roles that are not there, and roles or fields of which two things are said. */
export function* refusePermissions({
  roles = [],
  fieldPermissions: fields = [],
}: {
  readonly roles?: readonly RolePermission[] | undefined;
  readonly fieldPermissions?: readonly FieldPermission[] | undefined;
}): Reading<Refusal | undefined> {
  if (hasTwice(fields.map(({ path }) => path))) return parameterError("form.fieldTwice");
  const said = [roles, ...fields.map((field) => field.roles)].map((each) =>
    each.map(({ roleId }) => roleId),
  );
  if (said.some(hasTwice)) return parameterError("form.roleTwice");
  const named = said.flat();
  if (named.length === 0) return undefined;
  const known = new Set((yield* list("role", { companyId: COMPANY_ID })).map(({ id }) => id));
  return named.every((id) => known.has(id)) ? undefined : parameterError("unit.gone");
}

function hasTwice(said: readonly unknown[]): boolean {
  return new Set(said).size < said.length;
}
