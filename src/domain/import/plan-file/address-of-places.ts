import {
  type FileAddress,
  SAYS_ANYTHING,
  SAYS_NOTHING,
} from "../../export/parts/file-parts-shape.ts";
import { optionIdAt } from "../../field/field-definition.ts";
import type { Id } from "../../id.ts";
import { EMPTY, FILLED, type FieldToken, fieldToken } from "../../plan/view/field-token.ts";
import { ofOtherFields } from "../../plan/view/filter-questions.ts";
import { renameFields } from "../../plan/view/table-view.ts";
import { viewInAddress, viewOfAddress } from "../../plan/view/view-address.ts";
import { savedAddressOf } from "../../plan/saved-view/saved-address.ts";
import type { SavedAddress } from "../../plan/saved-view/saved-view.ts";
import { idsAt, type PlanThings } from "./plan-things.ts";

/** In a filter it stands for tasks that have none of a kind. */
const NONE = 0;

/** An address of a plan file as the plan keeps it; undefined where nothing of a list came, because without it the address would lead to more than it did. */
export function addressOfPlaces(
  { owner, column, flow, tag, field, ...rest }: FileAddress,
  things: PlanThings,
): SavedAddress | undefined {
  const lists = {
    owner: wanted(owner, things.personIds),
    column: wanted(column, things.columnIds),
    flow: wanted(flow, things.stateIds),
    tag: wanted(tag, things.tagIds),
    field: tokens(field, things),
  };
  if (Object.values(lists).includes(null)) return undefined;
  const said = Object.entries(lists).map(([name, list]) => [name, (list ?? []).join(",")]);
  const view = viewOfAddress(0, rest);
  const table = view.table && renameFields(view.table, (name) => nameOf(name, things));
  const fieldAt = (place: number) => things.fieldIds[place] || undefined;
  const within = ofOtherFields(view.within, fieldAt);
  const says = ofOtherFields(view.says, fieldAt);
  if (!within || !says) return undefined;
  return savedAddressOf({
    ...viewInAddress({ ...view, table, within, says }),
    ...Object.fromEntries(said),
  });
}

/** What the table calls a field of the plan that stood at a place. */
function nameOf(name: string, { fieldIds }: PlanThings): string | undefined {
  const [, place] = name.split(".");
  if (place === undefined) return name;
  const id = fieldIds[Number(place)];
  return id ? `field.${id}` : undefined;
}

/** Ids of what a filter wants; null where none of it came. */
function wanted(places: readonly number[] = [], ids: readonly Id[]): readonly Id[] | null {
  const none = places.includes(-1) ? [NONE] : [];
  const all = [...none, ...idsAt(places, ids)];
  return all.length === 0 && places.length > 0 ? null : all;
}

function tokens(
  asked: NonNullable<FileAddress["field"]> = [],
  things: PlanThings,
): readonly FieldToken[] | null {
  const read = asked.map((one) => ({ field: one.field, token: tokenOf(one, things) }));
  const kept = read.filter(({ token }) => token !== undefined);
  const left = new Set(kept.map((one) => one.field));
  if (read.some((one) => !left.has(one.field))) return null;
  return kept.flatMap(({ token }) => token ?? []);
}

function tokenOf(
  { field: at, value }: NonNullable<FileAddress["field"]>[number],
  { fieldIds, fields, personIds }: PlanThings,
): FieldToken | undefined {
  const [id, field] = [fieldIds[at], fields[at]];
  if (!id || !field) return undefined;
  if (value === SAYS_NOTHING) return fieldToken(id, EMPTY);
  if (value === SAYS_ANYTHING) return fieldToken(id, FILLED);
  if (field.kind === "choice")
    return field.options[value] ? fieldToken(id, optionIdAt(value)) : undefined;
  if (field.kind !== "person") return fieldToken(id, value);
  const [personId] = idsAt([value], personIds);
  return personId ? fieldToken(id, personId) : undefined;
}
