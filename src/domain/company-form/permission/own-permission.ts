import { COMPANY_ID } from "../../company/company-id.ts";
import type { Id } from "../../id.ts";
import { colleaguesOf, subordinatesOf } from "../../organisation/directory/led-by.ts";
import type { Unit } from "../../organisation/unit.ts";
import { unitsOf } from "../../organisation/unit-members.ts";
import { get, list, type Reading } from "../../reading.ts";
import { administers } from "../../user/administrators.ts";
import type { CompanyForm } from "../company-form.ts";
import {
  FORM_BUTTONS,
  type FormButton,
  RECORD_RANGES,
  type RecordRange,
} from "./form-permission.ts";

export type FormOfPermissions = Pick<
  CompanyForm,
  "readers" | "buttons" | "roles" | "fieldPermissions"
>;

/** Of whom records are meant: everybody, or these people. */
export type Makers = "all" | ReadonlySet<Id>;

/** Whose records of a form somebody may look at, besides those that concern them. */
export function* makersReadBy(form: FormOfPermissions, userId: Id): Reading<Makers> {
  return yield* makersIn(yield* ownRanges(form, userId), userId);
}

/** The ranges in which somebody may look at the records of a form: everybody's, and those of their roles. */
export function* ownRanges(form: FormOfPermissions, userId: Id): Reading<readonly RecordRange[]> {
  if (form.readers === "all" || administers(yield* get("user", userId))) return ["all"];
  const roles = yield* ownRoles(form, userId);
  const held = new Set([form.readers, ...roles.map(({ range }) => range)]);
  return RECORD_RANGES.filter((range) => held.has(range));
}

/** All that somebody may do with the records of a form that are theirs. */
export function* ownButtons(form: FormOfPermissions, userId: Id): Reading<readonly FormButton[]> {
  if (administers(yield* get("user", userId))) return FORM_BUTTONS;
  const roles = yield* ownRoles(form, userId);
  const pressed = new Set([form.buttons, ...roles.map(({ buttons }) => buttons)].flat());
  return FORM_BUTTONS.filter((button) => pressed.has(button));
}

/** Whether somebody may do this with the records of a form that are theirs. */
export function* mayPress(
  form: FormOfPermissions,
  button: FormButton,
  userId: Id,
): Reading<boolean> {
  return form.buttons.includes(button) || (yield* ownButtons(form, userId)).includes(button);
}

/** Whose records somebody may change or delete by their roles, besides their own. */
export function* makersChangedBy(
  form: FormOfPermissions,
  button: FormButton,
  userId: Id,
): Reading<Makers> {
  if (administers(yield* get("user", userId))) return "all";
  const roles = (yield* ownRoles(form, userId)).filter(({ buttons }) => buttons.includes(button));
  return yield* makersIn(
    roles.map(({ range }) => range),
    userId,
  );
}

export function isAmong(makers: Makers, userId: Id): boolean {
  return makers === "all" || makers.has(userId);
}

function* ownRoles({ roles }: FormOfPermissions, userId: Id): Reading<FormOfPermissions["roles"]> {
  if (roles.length === 0) return [];
  const own = yield* ownRoleIds(userId);
  return roles.filter(({ roleId }) => own.has(roleId));
}

/** The roles that somebody has. */
export function* ownRoleIds(userId: Id): Reading<ReadonlySet<Id>> {
  const own = unitsOf(yield* list("role", { companyId: COMPANY_ID }), userId);
  return new Set(own.map(({ id }) => id));
}

function* makersIn(ranges: readonly RecordRange[], userId: Id): Reading<Makers> {
  if (ranges.includes("all")) return "all";
  const wider = ranges.filter((range) => range !== "own");
  if (wider.length === 0) return new Set();
  const departments = yield* list("department", { companyId: COMPANY_ID });
  return new Set(wider.flatMap((range) => peopleIn(range, departments, userId)));
}

function peopleIn(range: RecordRange, departments: readonly Unit[], userId: Id): readonly Id[] {
  switch (range) {
    case "department":
      return unitsOf(departments, userId).flatMap(({ members }) =>
        members.map((member) => member.userId),
      );
    case "departmentsBelow":
      return colleaguesOf(departments, userId);
    case "subordinates":
      return subordinatesOf(departments, userId);
    default:
      return [];
  }
}
