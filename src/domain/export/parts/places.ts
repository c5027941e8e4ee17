import { idsIn } from "../../field/field-value.ts";
import type { PlanField } from "../../field/plan-field.ts";
import type { Id } from "../../id.ts";
import type { PlanRows } from "../plan-rows.ts";

type Named = { readonly name: string; readonly email: string };

/** Where things of a plan stand in the lists of its file; -1 = nowhere. */
export interface Places {
  readonly columnAt: (id: Id) => number;
  readonly tagAt: (id: Id) => number;
  readonly stateAt: (id: Id) => number;
  readonly fieldAt: (id: Id) => number;
  /** The fields of the plan, by their places. */
  readonly fields: readonly PlanField[];
  /** They come into the list when they are first named. */
  readonly personAt: (id: Id) => number;
  /** Those who were named, in that order. */
  readonly people: Named[];
}

export function placesOf({ columns, tags, flow, fields, people: all }: PlanRows): Places {
  const people: Named[] = [];
  const known = new Map<Id, number>();
  return {
    columnAt: placeIn(columns),
    tagAt: placeIn(tags),
    stateAt: placeIn(flow),
    fieldAt: placeIn(fields),
    fields,
    people,
    personAt: (id) => {
      const person = all.get(id);
      if (!person || person.name === "") return -1;
      const at = known.get(id) ?? people.push(person) - 1;
      known.set(id, at);
      return at;
    },
  };
}

/** The places of those that have one. */
export function standing(ids: readonly Id[], placeOf: (id: Id) => number): number[] {
  return ids.map(placeOf).filter((at) => at >= 0);
}

/** A value that means the same elsewhere: choices and people by their places. */
export function valueInPlaces(
  { kind, options }: PlanField,
  value: string,
  { personAt }: Pick<Places, "personAt">,
): string {
  if (kind === "person") return standing(idsIn(value), personAt).join(",");
  if (kind !== "choice") return value;
  return standing(idsIn(value), (id) => options.findIndex((option) => option.id === id)).join(",");
}

function placeIn(things: readonly { readonly id: Id }[]): (id: Id) => number {
  const at = new Map(things.map(({ id }, index) => [id, index]));
  return (id) => at.get(id) ?? -1;
}
