import { Checkbox, Input, NativeSelect, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { type Flow, SILENCEABLE } from "#domain/approval/flow/flow.ts";
import { STEP_PEOPLE_MAX } from "#domain/limits.ts";
import { useFlowEditing } from "./nodes/flow-editing.ts";
import { PeopleFields } from "./nodes/people-fields.tsx";
import classes from "./approval-flow.module.css";

const RULES = {
  recheck: ["fromStart", "fromRejecting"],
  repeated: ["each", "notInARow", "once"],
  own: ["allowed", "superior", "passed"],
} as const satisfies { [Rule in keyof Flow]?: readonly Flow[Rule][] };

/** What holds for the whole flow: who may ask, who steps in, and how it goes on. */
export function FlowSettings() {
  const { t } = useTranslation("approval-flow");
  const { flow, change } = useFlowEditing();
  return (
    <section className={classes.settings} aria-label={t("settings")}>
      <h2 className={classes.heading}>{t("settings")}</h2>
      <PeopleFields
        people={flow.starters}
        label={t("starters")}
        onChange={(starters) => change({ ...flow, starters })}
      />
      <Input.Wrapper label={t("managers")} labelElement="div">
        <PeopleField
          action={t("addPerson")}
          peopleOnly
          chosen={flow.managerIds}
          max={STEP_PEOPLE_MAX}
          onChange={({ chosen }) =>
            chosen.length > 0 && change({ ...flow, managerIds: [...chosen] })
          }
        />
      </Input.Wrapper>
      <RuleSelect rule="recheck" />
      <RuleSelect rule="repeated" />
      <RuleSelect rule="own" />
      <Checkbox
        label={t("batch")}
        checked={flow.batch}
        onChange={(event) => change({ ...flow, batch: event.currentTarget.checked })}
      />
      <NoticeChoice />
    </section>
  );
}

/** Of what people are told by notices. */
function NoticeChoice() {
  const { t } = useTranslation("approval-flow");
  const { flow, change } = useFlowEditing();
  const { silent: off = [], ...rest } = flow;
  return (
    <Checkbox.Group
      label={t("notices.label")}
      description={t("notices.hint")}
      value={SILENCEABLE.filter((kind) => !off.includes(kind))}
      onChange={(told) => {
        const silent = SILENCEABLE.filter((kind) => !told.includes(kind));
        change(silent.length > 0 ? { ...rest, silent } : rest);
      }}
    >
      <Stack gap="xs" mt="xs">
        {SILENCEABLE.map((kind) => (
          <Checkbox key={kind} value={kind} label={t(`notices.${kind}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function RuleSelect({ rule }: { readonly rule: keyof typeof RULES }) {
  const { t } = useTranslation("approval-flow");
  const { flow, change } = useFlowEditing();
  return (
    <NativeSelect
      label={t(`rule.${rule}`)}
      data={RULES[rule].map((value) => ({ value, label: t(`rules.${value}`) }))}
      value={flow[rule]}
      onChange={(event) => {
        const value = RULES[rule].find((one) => one === event.currentTarget.value);
        if (value) change({ ...flow, [rule]: value });
      }}
    />
  );
}
