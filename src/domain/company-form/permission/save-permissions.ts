import { COMPANY_ID } from "../../company/company-id.ts";
import { list, type Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { FORM_BUTTONS, type RolePermission } from "./form-permission.ts";
import type { FormOfPermissions } from "./own-permission.ts";

/** What a form says of permissions from now on: what is not named stays, and of a new form everybody may do everything. */
export function permissionsSaid(
  said: { readonly [Key in keyof FormOfPermissions]?: FormOfPermissions[Key] | undefined },
  before: FormOfPermissions = { readers: "own", buttons: FORM_BUTTONS, roles: [] },
): FormOfPermissions {
  const buttons = said.buttons ?? before.buttons;
  return {
    readers: said.readers ?? before.readers,
    buttons: FORM_BUTTONS.filter((button) => buttons.includes(button)),
    roles: (said.roles ?? before.roles).map(withButtonsInOrder),
  };
}

function withButtonsInOrder({ buttons, ...permission }: RolePermission): RolePermission {
  return { ...permission, buttons: FORM_BUTTONS.filter((button) => buttons.includes(button)) };
}

/** Roles that are not there, or of which two things are said. */
export function* refuseUnknownRoles(
  said: readonly Pick<RolePermission, "roleId">[],
): Reading<Refusal | undefined> {
  if (said.length === 0) return undefined;
  const roles = yield* list("role", { companyId: COMPANY_ID });
  const ids = said.map(({ roleId }) => roleId);
  if (new Set(ids).size < ids.length) return parameterError("form.roleTwice");
  return ids.every((id) => roles.some((role) => role.id === id))
    ? undefined
    : parameterError("unit.gone");
}
