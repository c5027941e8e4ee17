import { Checkbox, Input, NativeSelect, NumberInput, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import {
  type Approvers,
  type FlowStep,
  NOBODY,
  type StepMode,
} from "#domain/approval/flow/flow.ts";
import { STEP_PEOPLE_MAX } from "#domain/limits.ts";
import { DeadlineFields } from "./deadline-fields.tsx";
import { FieldRightsFields } from "./field-rights-fields.tsx";
import { unitKey, unitOfKey, useUnitChoices } from "#client/parts/directory/use-unit-choices.ts";
import { PeopleFields } from "./people-fields.tsx";

interface StepFieldsProps {
  readonly step: FlowStep;
  readonly onChange: (step: FlowStep) => void;
}

const WAYS = ["members", "superior", "role", "choice", "superiors"] as const;
const MODES = ["sequence", "joint", "either"] as const;

/** Who decides a step, how several of them do, and what happens where nobody can. */
export function StepFields({ step, onChange }: StepFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const { approvers, whenEmpty } = step;
  const put = (next: Approvers) => onChange({ ...step, approvers: next });
  return (
    <>
      <NativeSelect
        label={t("who")}
        data={WAYS.map((value) => ({ value, label: t(`by.${value}`) }))}
        value={approvers.by}
        onChange={(event) => {
          const by = WAYS.find((way) => way === event.currentTarget.value);
          if (by) put(freshApprovers(by));
        }}
      />
      <ApproverFields approvers={approvers} onChange={put} />
      {"mode" in approvers && (
        <NativeSelect
          label={t("how")}
          data={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
          value={approvers.mode}
          onChange={(event) => {
            const mode = MODES.find((one) => one === event.currentTarget.value);
            if (mode) put({ ...approvers, mode });
          }}
        />
      )}
      <NativeSelect
        label={t("whenEmpty")}
        data={(["managers", "pass"] as const).map((value) => ({
          value,
          label: t(`empty.${value}`),
        }))}
        value={whenEmpty}
        onChange={(event) =>
          onChange({
            ...step,
            whenEmpty: event.currentTarget.value === "pass" ? "pass" : "managers",
          })
        }
      />
      <Checkbox
        label={t("signs")}
        checked={step.signs === true}
        onChange={(event) => {
          const { signs: _signs, ...rest } = step;
          onChange(event.currentTarget.checked ? { ...rest, signs: true } : rest);
        }}
      />
      <FieldRightsFields step={step} onChange={onChange} />
      <DeadlineFields step={step} onChange={onChange} />
    </>
  );
}

function freshApprovers(by: Approvers["by"]): Approvers {
  const mode: StepMode = "either";
  switch (by) {
    case "members":
      return { by, userIds: [], mode };
    case "role":
      return { by, unit: { kind: "position", id: 0 }, mode };
    case "choice":
      return { by, from: NOBODY, many: false, mode };
    default:
      return { by, level: 1 };
  }
}

interface ApproverFieldsProps {
  readonly approvers: Approvers;
  readonly onChange: (approvers: Approvers) => void;
}

function ApproverFields({ approvers, onChange }: ApproverFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const units = useUnitChoices();
  switch (approvers.by) {
    case "members":
      return (
        <Input.Wrapper label={t("people")} labelElement="div">
          <PeopleField
            action={t("addPerson")}
            peopleOnly
            chosen={approvers.userIds}
            max={STEP_PEOPLE_MAX}
            onChange={({ chosen }) => onChange({ ...approvers, userIds: [...chosen] })}
          />
        </Input.Wrapper>
      );
    case "role":
      return (
        <Select
          label={t("unitOne")}
          data={units}
          searchable
          value={approvers.unit.id > 0 ? unitKey(approvers.unit) : null}
          onChange={(key) => key && onChange({ ...approvers, unit: unitOfKey(key) })}
        />
      );
    case "choice":
      return (
        <>
          <PeopleFields
            people={approvers.from}
            label={t("from")}
            onChange={(from) => onChange({ ...approvers, from })}
          />
          <Checkbox
            label={t("many")}
            checked={approvers.many}
            onChange={(event) => onChange({ ...approvers, many: event.currentTarget.checked })}
          />
        </>
      );
    default:
      return (
        <>
          <NumberInput
            label={t(approvers.by === "superior" ? "level" : "levels")}
            min={1}
            max={10}
            allowDecimal={false}
            value={approvers.level}
            onChange={(level) =>
              typeof level === "number" && level > 0 && onChange({ ...approvers, level })
            }
          />
          {approvers.by === "superiors" && (
            <Select
              label={t("upTo")}
              data={units}
              searchable
              clearable
              value={approvers.upTo ? unitKey(approvers.upTo) : null}
              onChange={(key) => {
                const { upTo: _upTo, ...rest } = approvers;
                onChange(key ? { ...rest, upTo: unitOfKey(key) } : rest);
              }}
            />
          )}
        </>
      );
  }
}
