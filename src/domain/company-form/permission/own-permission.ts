import { COMPANY_ID } from "../../company/company-id.ts";
import type { Id } from "../../id.ts";
import { colleaguesOf, subordinatesOf } from "../../organisation/directory/led-by.ts";
import type { JsonObject } from "../../form/json/json.ts";
import type { Unit } from "../../organisation/unit.ts";
import { unitsOf } from "../../organisation/unit-members.ts";
import { get, list, type Reading } from "../../reading.ts";
import type { Record } from "../../record/record.ts";
import { administers } from "../../user/administrators.ts";
import type { CompanyForm } from "../company-form.ts";
import {
  FORM_BUTTONS,
  type FormButton,
  RECORD_RANGES,
  type RecordRange,
} from "./form-permission.ts";
import { ownRoleIds } from "./own-roles.ts";
import { holding, type OwnCondition, ownCondition } from "./own-condition.ts";

export type FormOfPermissions = Pick<
  CompanyForm,
  "readers" | "readersCondition" | "buttons" | "roles" | "fieldPermissions"
>;

/** Which records of a form are meant. */
export interface Reach {
  /** Of whom: of everybody, or of these people. */
  readonly makers: "all" | ReadonlySet<Id>;
  /** And those of which one of these holds, whoever made them. */
  readonly conditions: readonly OwnCondition[];
}

/** A range, with its condition where it has one. */
interface Ranged {
  readonly range: RecordRange;
  readonly condition?: string | undefined;
}

const ALL: Reach = { makers: "all", conditions: [] };

/** Which records of a form somebody may look at, besides those that concern them. */
export function* recordsReadBy(form: FormOfPermissions, userId: Id): Reading<Reach> {
  if (form.readers === "all" || administers(yield* get("user", userId))) return ALL;
  const everybody = { range: form.readers, condition: form.readersCondition };
  return yield* reachOf([everybody, ...(yield* ownRoles(form, userId))], userId);
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

/** Which records somebody may change or delete by their roles, besides their own. */
export function* recordsChangedBy(
  form: FormOfPermissions,
  button: FormButton,
  userId: Id,
): Reading<Reach> {
  if (administers(yield* get("user", userId))) return ALL;
  const roles = (yield* ownRoles(form, userId)).filter(({ buttons }) => buttons.includes(button));
  return yield* reachOf(roles, userId);
}

/** Whether a record is one of those that are meant. */
export function isReached(reach: Reach, record: Pick<Record, "createUserId" | "values">): boolean {
  return reaching(reach)(record);
}

/** As `isReached`, made ready once for many records; of those that are meant by whoever made them `values` are not looked at. */
export function reaching({
  makers,
  conditions,
}: Reach): (record: Pick<Record, "createUserId" | "values">) => boolean {
  const compiled: ReturnType<typeof holding>[] = [];
  return ({ createUserId, values }) => {
    if (makers === "all" || makers.has(createUserId)) return true;
    if (conditions.length === 0) return false;
    if (compiled.length === 0) compiled.push(...conditions.map(holding));
    const said = JSON.parse(values) as JsonObject;
    return compiled.some((holds) => holds(said));
  };
}

/** What is reached by whoever made it alone. */
export function reachOfPeople({ makers }: Reach): Reach {
  return { makers, conditions: [] };
}

function* ownRoles({ roles }: FormOfPermissions, userId: Id): Reading<FormOfPermissions["roles"]> {
  if (roles.length === 0) return [];
  const own = yield* ownRoleIds(userId);
  return roles.filter(({ roleId }) => own.has(roleId));
}

function* reachOf(ranged: readonly Ranged[], userId: Id): Reading<Reach> {
  const ranges = new Set(ranged.map(({ range }) => range));
  if (ranges.has("all")) return ALL;
  const conditions: OwnCondition[] = [];
  for (const { range, condition = "" } of ranged) {
    const own = range === "condition" ? yield* ownCondition(condition, userId) : undefined;
    if (own) conditions.push(own);
  }
  const ofPeople = [...ranges].filter((range) => range !== "own" && range !== "condition");
  if (ofPeople.length === 0) return { makers: new Set(), conditions };
  const departments = yield* list("department", { companyId: COMPANY_ID });
  const makers = ofPeople.flatMap((range) => peopleIn(range, departments, userId));
  return { makers: new Set(makers), conditions };
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
