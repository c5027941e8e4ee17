import { NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import { readFlow } from "#domain/approval/definition/read-flow.ts";
import type { Flow } from "#domain/approval/flow/flow.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { Json } from "#domain/form/json/json.ts";
import { unitKey, useUnitChoices } from "#client/parts/directory/use-unit-choices.ts";
import { type ConditionWords, conditionText } from "../words/condition-text.ts";
import { fieldName } from "../words/field-name.ts";
import { compareFlows, type FlowDifference } from "./compare-flows.ts";
import { useOtherForms } from "./use-other-forms.ts";
import { usePlaceNames } from "./use-place-names.ts";
import classes from "../approval-flow.module.css";

interface DifferenceDialogProps {
  readonly form: Form;
  readonly conditionWords: ConditionWords;
  /** As it is drawn now. */
  readonly flow: Flow;
  /** All that there were, the newest first. */
  readonly versions: readonly ApprovalFlow[];
  readonly onClose: () => void;
}

/** How the flow differs from one of its versions. */
export function DifferenceDialog({
  form,
  conditionWords,
  flow,
  versions,
  onClose,
}: DifferenceDialogProps) {
  const { t } = useTranslation("approval-flow");
  const { absolute } = useFormatTime();
  const users = useUsers();
  const units = new Map(useUnitChoices().map(({ value, label }) => [value, label]));
  const place = usePlaceNames();
  const [chosen, setChosen] = useState(String(versions[0]?.id ?? 0));
  const version = versions.find(({ id }) => String(id) === chosen);
  const read = version && readFlow(version.flow);
  const others = useOtherForms(read?.ok ? [read.value, flow] : [flow]);
  const words = {
    t,
    place,
    person: (userId: number) => users.get(userId)?.nickname ?? "",
    unit: (unit: Parameters<typeof unitKey>[0]) => units.get(unitKey(unit)) ?? "",
    field: (path: string, formId = 0) => fieldName(others.get(formId) ?? form, path),
    value: (path: string, value: Json, formId = 0) =>
      conditionWords.value(path, value, others.get(formId)),
    condition: (when: string) => conditionText(when, conditionWords),
  };
  const differences = read?.ok ? compareFlows(read.value, flow, words) : [];
  return (
    <Dialog title={t("difference.title")} size="lg" onClose={onClose}>
      <Stack>
        <NativeSelect
          label={t("difference.with")}
          data={versions.map(({ id, number, createTime }) => ({
            value: String(id),
            label: `${t("version", { number })} · ${absolute(createTime)}`,
          }))}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {read && !read.ok && <Text c="dimmed">{t("difference.unreadable")}</Text>}
        {read?.ok && differences.length === 0 && <Text c="dimmed">{t("difference.same")}</Text>}
        <ul className={classes.differences} aria-label={t("difference.title")}>
          <Each rows={differences} keyOf={({ key }) => key} as="li">
            {(difference) => <DifferenceLine difference={difference} />}
          </Each>
        </ul>
      </Stack>
    </Dialog>
  );
}

function DifferenceLine({ difference }: { readonly difference: FlowDifference }) {
  const { t } = useTranslation("approval-flow");
  const { title, what, facts } = difference;
  return (
    <li className={classes.difference} data-what={what}>
      <strong>{t(`difference.${what}`, { name: title })}</strong>
      <dl className={classes.facts}>
        {facts.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {before !== "" && <del>{before}</del>} {after !== "" && <ins>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
