import { useMemo } from "react";
import { useUnits } from "#client/live/company/use-units.ts";
import type { Unit } from "#domain/organisation/unit.ts";

/** Main department and position of everybody, as words: "Site office · Foreman". */
export function useMainPlaces(): ReadonlyMap<number, string> {
  const departments = useUnits("department");
  const positions = useUnits("position");
  const inDepartments = departments.state === "ready" ? departments.value : none;
  const inPositions = positions.state === "ready" ? positions.value : none;
  return useMemo(() => {
    const places = new Map<number, string>();
    for (const { name, members } of [...inDepartments, ...inPositions]) {
      for (const { userId, main } of members) {
        if (main === 1) places.set(userId, [places.get(userId), name].filter(Boolean).join(" · "));
      }
    }
    return places;
  }, [inDepartments, inPositions]);
}

const none: readonly Unit[] = [];
