import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import type { Json } from "#domain/form/json/json.ts";
import { parentKindOf, type Unit, type UnitKind } from "#domain/organisation/unit.ts";
import { isActive } from "#domain/user/is-active.ts";
import type { User } from "#domain/user/user.ts";
import type { FormSurroundings } from "../store/form-context.ts";
import type { Choice } from "./choice.ts";

/** The tree in which the units of a kind of field stand; undefined for kinds that name none on this device. */
const UNITS_OF: Readonly<Record<string, UnitKind>> = {
  depSelect: "department",
  organizeSelect: "department",
  posSelect: "position",
  groupSelect: "userGroup",
  roleSelect: "role",
};

/** How mixed fields say what an id is of (forms-approvals 1.3). */
const TAGS: Readonly<Record<UnitKind, string>> = {
  department: "department",
  position: "position",
  userGroup: "group",
  role: "role",
};

type Known = Pick<FormSurroundings, "users" | "units">;

/** Everybody who may be chosen: who works here, less those whom the form leaves out (`selectType` custom). */
export function userChoices({ users }: Known, node: FormNode): Choice[] {
  return [...users.values()]
    .filter((user) => isActive(user) && isAble(node, user.id))
    .map((user) => userChoice(user, user.id));
}

/** Units with the names of those above them; a field of organisations keeps the whole way down from the company. */
export function unitChoices({ units }: Known, node: FormNode): Choice[] {
  const kind = UNITS_OF[node.kind.name];
  if (!kind) return [];
  return waysOf(units[kind], units[parentKindOf(kind)])
    .filter(({ unit }) => isAble(node, unit.id))
    .map(({ way, unit }) => ({
      value:
        node.kind.name === "organizeSelect" ? [COMPANY_ID, ...way.map(({ id }) => id)] : unit.id,
      label: labelOf(way),
    }));
}

/** People and units in one list, each id with what it is of. */
export function mixedChoices({ users, units }: Known, node: FormNode): Choice[] {
  const people = [...users.values()]
    .filter((user) => isActive(user))
    .map((user) => userChoice(user, `${user.id}--user`));
  const all = Object.entries(TAGS).flatMap(([kind, tag]) =>
    waysOf(units[kind as UnitKind], units[parentKindOf(kind as UnitKind)]).map(({ way, unit }) => ({
      value: `${unit.id}--${tag}`,
      label: labelOf(way),
    })),
  );
  return [...people, ...all].filter(({ value }) => isAble(node, value));
}

function userChoice({ nickname }: User, value: Json): Choice {
  return { value, label: nickname };
}

function isAble({ properties }: FormNode, id: Json): boolean {
  const { selectType, ableIds = [] } = properties;
  if (selectType !== "custom") return true;
  const wanted = plain(id);
  return ableIds.map(plain).some((each) => each === wanted || each.startsWith(`${wanted}--`));
}

function plain(id: Json): string {
  return typeof id === "object" ? "" : String(id);
}

interface Way {
  readonly unit: Unit;
  /** From the top down, itself last. */
  readonly way: readonly Unit[];
}

/** Units with what stands above each: others of their tree, of roles departments. */
function waysOf(units: readonly Unit[], above: readonly Unit[]): Way[] {
  const byId = new Map(above.map((unit) => [unit.id, unit]));
  return units.map((unit) => {
    const way: Unit[] = [];
    for (let at: Unit | undefined = unit; at && !way.includes(at); at = byId.get(at.parentId))
      way.unshift(at);
    return { unit, way };
  });
}

function labelOf(way: readonly Unit[]): string {
  return way.map(({ name }) => name).join(" / ");
}
