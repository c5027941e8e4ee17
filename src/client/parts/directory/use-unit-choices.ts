import { useTranslation } from "react-i18next";
import { useUnits } from "#client/live/company/use-units.ts";
import type { UnitRef } from "#domain/organisation/unit-ref.ts";
import { UNIT_KINDS } from "#domain/organisation/unit.ts";

/** A department, a position, a group or a role that can be chosen from a list. */
interface UnitChoice {
  readonly value: string;
  /** Its name, and of what kind it is. */
  readonly label: string;
  readonly unit: UnitRef;
}

/** All departments, positions, groups and roles, for a list to choose from. */
export function useUnitChoices(): UnitChoice[] {
  const { t } = useTranslation("directory");
  const trees = {
    department: useUnits("department"),
    position: useUnits("position"),
    userGroup: useUnits("userGroup"),
    role: useUnits("role"),
  };
  return UNIT_KINDS.flatMap((kind) => {
    const tree = trees[kind];
    const units = tree.state === "ready" ? tree.value : [];
    return units.map(({ id, name }) => ({
      value: unitKey({ kind, id }),
      label: t(`unit.${kind}`, { name }),
      unit: { kind, id },
    }));
  });
}

/** What names one of a kind in a list. */
export function unitKey({ kind, id }: { readonly kind: string; readonly id: number }): string {
  return `${kind} ${id}`;
}

export function unitOfKey(key: string): UnitRef {
  const [name, id] = key.split(" ");
  return { kind: UNIT_KINDS.find((kind) => kind === name) ?? "department", id: Number(id) };
}
