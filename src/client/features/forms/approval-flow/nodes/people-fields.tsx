import { Input, MultiSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { unitKey, unitOfKey, useUnitChoices } from "#client/parts/directory/use-unit-choices.ts";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import type { People } from "#domain/approval/flow/flow.ts";
import { STEP_PEOPLE_MAX } from "#domain/limits.ts";

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
