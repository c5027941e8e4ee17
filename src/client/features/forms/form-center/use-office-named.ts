import { useCallback } from "react";
import { useUnits } from "#client/live/company/use-units.ts";
import type { UnitRef } from "#domain/organisation/unit-ref.ts";
import { findOffice } from "#domain/approval/definition/find-office.ts";

/** Who holds an office in the company, by the name that roles, positions, groups and departments have. */
export function useOfficeNamed(): (name: string) => UnitRef | undefined {
  const roles = useUnits("role");
  const positions = useUnits("position");
  const groups = useUnits("userGroup");
  const departments = useUnits("department");
  return useCallback(
    (name) =>
      findOffice(name, {
        role: roles.state === "ready" ? roles.value : [],
        position: positions.state === "ready" ? positions.value : [],
        userGroup: groups.state === "ready" ? groups.value : [],
        department: departments.state === "ready" ? departments.value : [],
      }),
    [roles, positions, groups, departments],
  );
}
