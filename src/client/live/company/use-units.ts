import { readUnits } from "#client/data/queries/company.ts";
import type { Unit, UnitKind } from "#domain/organisation/unit.ts";
import { type Live, useLive } from "../use-live.ts";

/** Departments, positions, groups or roles of the company. */
export function useUnits(kind: UnitKind): Live<readonly Unit[]> {
  return useLive(readUnits, kind);
}
