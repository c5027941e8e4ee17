import { Group, NativeSelect, Switch, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptFields } from "#client/parts/form/use-kept-fields.ts";
import { inputOf } from "#client/parts/plan/flow/flow-draft.ts";
import { usualStates } from "#client/parts/plan/flow/usual-states.ts";
import { dayOfField, fieldOfDay } from "#client/parts/plan/template/day-field.ts";
import { type Beginning, useBeginnings } from "#client/parts/plan/template/use-beginnings.ts";
import { useContentWords } from "#client/parts/plan/template/use-content-words.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { FieldText } from "#client/ui/form/form.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { PLAN_DESC_MAX, PLAN_NAME_MAX, PLAN_NAME_MIN } from "#domain/limits.ts";
import { planOfTemplate } from "#domain/template/plan-of-template.ts";

interface NewPlanProps {
  readonly onClose: () => void;
  readonly onCreated: (planId: number) => void;
}

const KEPT = "new-plan";

/** A new plan: name, description, and what it starts with. */
export function NewPlan({ onClose, onCreated }: NewPlanProps) {
  const { t } = useTranslation(["plans", "plan-template", "flow"]);
  const { now } = useData();
  const run = useRun();
  const kept = useKeptFields(KEPT);
  const beginnings = useBeginnings();
  const { columns, own, shipped } = beginnings;
  const all = [...columns, ...own, ...shipped];
  const [chosen, setChosen] = useState("columns-1");
  const beginning = all.find(({ key }) => key === chosen) ?? all[0];
  const content = beginning?.content ?? { columns: [], states: [], tags: [], tasks: [] };
  const contentWords = useContentWords();
  const [startDay, setStartDay] = useState(() => fieldOfDay(now()));
  const isTimed = content.tasks.some(({ span, subtasks }) =>
    [span, ...subtasks.map((subtask) => subtask.span)].some((one) => one !== null),
  );
  const plans = usePlans();
  const archived = usePlans(true);
  const known = [plans, archived].flatMap((one) => (one.state === "ready" ? one.value : []));
  const hasPersonal = known.some(({ plan }) => plan.personal === 1);
  const [isPersonal, setPersonal] = useState(false);
  const [withFlow, setWithFlow] = useState(false);
  const states = usualStates((key) => t(`flow:${key}`));
  const mayAddFlow = content.states.length === 0;
  const day = dayOfField(startDay);
  const create = async (field: FieldText) => {
    const { flows, ...begun } = planOfTemplate(content, day ?? now());
    const result = await run("plan.add", {
      name: field("name"),
      desc: field("desc"),
      ...(isPersonal && !hasPersonal && { personal: 1 as const }),
      ...begun,
      ...(flows.length > 0 && { flows }),
      ...(mayAddFlow && withFlow && { flows: inputOf(states) }),
    });
    if (!result.ok) return undefined;
    onClose();
    onCreated(result.reply.id);
    return undefined;
  };
  const optionsOf = (list: readonly Beginning[]) =>
    list.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <Dialog onClose={onClose} title={t("new")}>
      <ActionForm
        wide
        action={t("create")}
        onSend={create}
        keptAs={KEPT}
        disabled={isTimed && day === undefined}
      >
        <TextInput
          name="name"
          defaultValue={kept("name")}
          label={t("name")}
          minLength={PLAN_NAME_MIN}
          maxLength={PLAN_NAME_MAX}
          required
          data-autofocus
        />
        <Textarea
          name="desc"
          defaultValue={kept("desc")}
          label={t("desc")}
          maxLength={PLAN_DESC_MAX}
          autosize
          minRows={2}
        />
        {!hasPersonal && (
          <Switch
            label={t("personalSwitch")}
            description={t("personalHint")}
            checked={isPersonal}
            onChange={(event) => setPersonal(event.currentTarget.checked)}
          />
        )}
        <NativeSelect
          label={t("template")}
          value={beginning?.key ?? ""}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            { group: t("plan-template:groups.columns"), items: optionsOf(columns) },
            ...(own.length > 0
              ? [{ group: t("plan-template:groups.own"), items: optionsOf(own) }]
              : []),
            { group: t("plan-template:groups.shipped"), items: optionsOf(shipped) },
          ]}
        />
        {beginning?.desc && <Text size="sm">{beginning.desc}</Text>}
        {content.columns.length > 0 ? (
          <Group gap="xs">
            {content.columns.map(({ name }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two columns may be called the same
              <Tag key={place} tint="neutral">
                {name}
              </Tag>
            ))}
          </Group>
        ) : (
          <Text c="dimmed" size="sm">
            {t("blankHint")}
          </Text>
        )}
        {content.tasks.length > 0 && (
          <Text c="dimmed" size="sm">
            {contentWords(content)}
          </Text>
        )}
        {isTimed && (
          <TextInput
            type="date"
            label={t("plan-template:startDay")}
            description={t("plan-template:startDayHint")}
            value={startDay}
            onChange={(event) => setStartDay(event.currentTarget.value)}
            required
          />
        )}
        {mayAddFlow && (
          <Switch
            label={t("flow:withFlow")}
            description={t("flow:withFlowHint", {
              first: states[0]?.name,
              last: t("flow:names.done"),
            })}
            checked={withFlow}
            onChange={(event) => setWithFlow(event.currentTarget.checked)}
          />
        )}
      </ActionForm>
    </Dialog>
  );
}
