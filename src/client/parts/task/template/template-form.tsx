import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Stack,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { RichTextField } from "#client/parts/rich-text/rich-text-field.tsx";
import { TagChoice } from "#client/parts/task/tag/tag-choice.tsx";
import { DurationField } from "#client/parts/work-time/duration-field.tsx";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { Form } from "#client/ui/form/form.tsx";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import type { GivenTask } from "#domain/task-template/given-task.ts";
import { TASK_COLORS } from "#domain/task/task.ts";
import classes from "./task-template.module.css";
import { SpanFields } from "./span-fields.tsx";
import { estimateIn, isWhole, taskOf, type TemplateDraft } from "./template-draft.ts";
import { TemplateValues } from "./template-values.tsx";

interface TemplateFormProps {
  readonly planId: number;
  /** The template that is edited; a new one where left out. */
  readonly templateId?: number | undefined;
  readonly begin: TemplateDraft;
  readonly onTouched: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** What tasks made from a template begin with. */
export function TemplateForm(props: TemplateFormProps) {
  const { planId, templateId, begin, onTouched, onDone, onCancel } = props;
  const { t } = useTranslation(["task-template", "task", "work-time"]);
  const [problem, setProblem] = useState("");
  const failureText = useFailureText();
  const run = useRun((refusal) => setProblem(failureText(refusal)));
  const [draft, setDraft] = useState(begin);
  const priorities = usePriorities();
  const change = (part: Partial<TemplateDraft>) => {
    onTouched();
    setDraft((before) => ({ ...before, ...part }));
  };
  const changeTask = (part: Partial<GivenTask>) => {
    onTouched();
    setDraft((before) => ({ ...before, task: { ...before.task, ...part } }));
  };
  const { task } = draft;
  const { tagIds = [] } = task;
  const save = async () => {
    setProblem("");
    const made = { name: draft.name.trim(), task: taskOf(draft) };
    const result =
      templateId === undefined
        ? await run("taskTemplate.add", { planId, ...made })
        : await run("taskTemplate.edit", { id: templateId, ...made });
    if (result.ok) onDone();
  };
  return (
    <Form onSubmit={() => void (isWhole(draft) && save())}>
      <Stack>
        <TextInput
          data-autofocus
          label={t("name")}
          maxLength={TASK_NAME_MAX}
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <div>
          <Text size="sm" fw={500} component="div">
            {t("task:description")}
          </Text>
          <RichTextField
            html={begin.task.content}
            onChange={(content) => changeTask({ content })}
            names={{ "aria-label": t("task:description") }}
          />
        </div>
        <Group grow>
          <NativeSelect
            label={t("task:priority")}
            value={String(task.priority)}
            data={priorities.choices.map((one) => ({
              value: String(one),
              label: priorities.nameOf(one),
            }))}
            onChange={({ currentTarget }) => changeTask({ priority: Number(currentTarget.value) })}
          />
          <NativeSelect
            label={t("task:color")}
            value={task.color}
            data={TASK_COLORS.map((color) => ({
              value: color,
              label: t(`task:colors.${color || "default"}`),
            }))}
            onChange={({ currentTarget }) => {
              const color = TASK_COLORS.find((one) => one === currentTarget.value);
              if (color !== undefined) changeTask({ color });
            }}
          />
        </Group>
        <SpanFields span={task.span} onChange={(span) => changeTask({ span })} />
        <DurationField
          label={t("work-time:estimate")}
          value={draft.estimate}
          wrong={estimateIn(draft) === undefined}
          onChange={(estimate) => change({ estimate })}
        />
        <Textarea
          autosize
          minRows={2}
          label={t("checklist")}
          description={t("linesHint")}
          value={draft.checklist}
          onChange={({ currentTarget }) => change({ checklist: currentTarget.value })}
        />
        <Checkbox
          label={t("task:milestone")}
          checked={task.milestone === 1}
          onChange={({ currentTarget }) => changeTask({ milestone: currentTarget.checked ? 1 : 0 })}
        />
        {task.milestone === 0 && (
          <Textarea
            autosize
            minRows={2}
            label={t("task:subtasks")}
            description={t("linesHint")}
            value={draft.subtasks}
            onChange={({ currentTarget }) => change({ subtasks: currentTarget.value })}
          />
        )}
        <fieldset className={classes.plain}>
          <Text size="sm" fw={500} component="legend">
            {t("tags")}
          </Text>
          <TagChoice
            planId={planId}
            chosen={tagIds}
            onToggle={(id, wanted) =>
              changeTask({
                tagIds: wanted ? [...tagIds, id] : tagIds.filter((one) => one !== id),
              })
            }
          />
        </fieldset>
        <TemplateValues
          planId={planId}
          templateId={templateId}
          values={task.fields ?? []}
          onChange={(values) => changeTask({ fields: values })}
        />
        {problem !== "" && (
          <Text c="red" size="sm" role="alert">
            {problem}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t("cancel")}
          </Button>
          <Button type="submit" disabled={!isWhole(draft)}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
