import { Group, NumberInput, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { TASK_LINK_LAG_MAX } from "#domain/task-link/task-link-limits.ts";
import {
  LAG_UNITS,
  type LagUnit,
  LINK_KINDS,
  type LinkKind,
  type TaskLink,
} from "#domain/task-link/task-link.ts";

/** How a task waits, while somebody says it. */
export type LinkManner = Pick<TaskLink, "kind" | "lag" | "lagUnit">;

export const USUAL_MANNER: LinkManner = { kind: "finishStart", lag: 0, lagUnit: "day" };

interface LinkFieldsProps {
  readonly manner: LinkManner;
  readonly onChange: (manner: LinkManner) => void;
}

/** Which ends of two tasks are linked, and what lies between them. */
export function LinkFields({ manner, onChange }: LinkFieldsProps) {
  const { t } = useTranslation("task-link");
  return (
    <>
      <Select<LinkKind>
        label={t("kind")}
        data={LINK_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={manner.kind}
        allowDeselect={false}
        onChange={(kind) => kind && onChange({ ...manner, kind })}
      />
      <Group gap="xs" align="flex-start" grow>
        <NumberInput
          label={t("lag")}
          description={t("lagHint")}
          inputWrapperOrder={["label", "input", "description"]}
          value={manner.lag}
          min={-TASK_LINK_LAG_MAX}
          max={TASK_LINK_LAG_MAX}
          allowDecimal={false}
          clampBehavior="strict"
          onChange={(lag) => onChange({ ...manner, lag: Number(lag) || 0 })}
        />
        <Select<LagUnit>
          label={t("unit")}
          data={LAG_UNITS.map((value) => ({ value, label: t(`units.${value}`) }))}
          value={manner.lagUnit}
          allowDeselect={false}
          onChange={(lagUnit) => lagUnit && onChange({ ...manner, lagUnit })}
        />
      </Group>
    </>
  );
}
