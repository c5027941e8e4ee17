import type { Unit, UnitKind } from "../../organisation/unit.ts";
import type { UnitRef } from "../../organisation/unit-ref.ts";

/** Where an office is looked for first: a role says most exactly who does something, a department least. */
const ORDER = ["role", "position", "userGroup", "department"] as const satisfies UnitKind[];

/** The role, position, group or department of this name that has anybody in it. */
export function findOffice(
  name: string,
  units: Readonly<Record<UnitKind, readonly Pick<Unit, "id" | "name" | "members">[]>>,
): UnitRef | undefined {
  const wanted = known(name);
  for (const kind of ORDER) {
    const found = units[kind].find(
      (unit) => known(unit.name) === wanted && unit.members.length > 0,
    );
    if (found) return { kind, id: found.id };
  }
  return undefined;
}

function known(name: string): string {
  return name.trim().toLocaleLowerCase();
}
