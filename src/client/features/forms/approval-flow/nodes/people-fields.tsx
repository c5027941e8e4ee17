import { Input, MultiSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useUnits } from "#client/live/company/use-units.ts";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import type { People, UnitRef } from "#domain/approval/flow/flow.ts";
import { STEP_PEOPLE_MAX } from "#domain/limits.ts";
import { UNIT_KINDS } from "#domain/organisation/unit.ts";

interface PeopleFieldsProps {
  readonly people: People;
  readonly label: string;
  readonly onChange: (people: People) => void;
}

/** People by name, and those of departments, positions and groups. */
export function PeopleFields({ people, label, onChange }: PeopleFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const units = useUnitChoices();
  return (
    <>
      <Input.Wrapper label={label} labelElement="div">
        <PeopleField
          action={t("addPerson")}
          peopleOnly
          chosen={people.userIds}
          max={STEP_PEOPLE_MAX}
          onChange={({ chosen }) => onChange({ ...people, userIds: [...chosen] })}
        />
      </Input.Wrapper>
      {units.length > 0 && (
        <MultiSelect
          label={t("units")}
          data={units}
          searchable
          value={people.units.map(unitKey)}
          onChange={(keys) => onChange({ ...people, units: keys.map(unitOfKey) })}
        />
      )}
    </>
  );
}

/** All departments, positions and groups, for a list to choose from. */
export function useUnitChoices(): { value: string; label: string }[] {
  const { t } = useTranslation("approval-flow");
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
    }));
  });
}

export function unitKey({ kind, id }: UnitRef): string {
  return `${kind} ${id}`;
}

export function unitOfKey(key: string): UnitRef {
  const [name, id] = key.split(" ");
  return { kind: UNIT_KINDS.find((kind) => kind === name) ?? "department", id: Number(id) };
}
