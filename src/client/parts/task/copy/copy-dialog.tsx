import { Button, Checkbox, Group, Select, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useBoard } from "#client/live/use-board.ts";
import { usePlansToAddTo } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { COPIED_PARTS, type CopiedPart } from "#domain/task/copy/copied-parts.ts";
import type { CopyQuestion } from "./copy-question.ts";
import { wordsAsTask } from "./words-as-task.ts";

interface CopyDialogProps {
  readonly question: CopyQuestion;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Makes a task from another one, with those of its parts that are wanted, or from what somebody wrote. */
export function CopyDialog({ question, opened, onClose }: CopyDialogProps) {
  const { t } = useTranslation("task-copy");
  const title = t(question.kind === "task" ? "copyTitle" : "wordsTitle");
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <CopyForm question={question} onClose={onClose} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so the next copy starts afresh. */
function CopyForm({ question, onClose }: Omit<CopyDialogProps, "opened">) {
  const { t } = useTranslation(["task-copy", "task", "task-move"]);
  const make = useMake(question, onClose);
  const place = usePlace(question);
  const [name, setName] = useState(() =>
    question.kind === "task"
      ? t("copyOf", { name: question.task.name }).slice(0, TASK_NAME_MAX)
      : wordsAsTask(question.words).name,
  );
  const [parts, setParts] = useState<readonly CopiedPart[]>(COPIED_PARTS);
  const { plan, column } = place;
  const isReady = plan !== undefined && column !== undefined && name.trim() !== "";
  const handleMake = () => {
    if (!isReady) return;
    void make({ name: name.trim(), planId: plan.id, columnId: column.id }, parts);
  };
  return (
    <Stack gap="sm">
      <TextInput
        label={t("task:name")}
        value={name}
        maxLength={TASK_NAME_MAX}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <Select
        label={t("task:plan")}
        placeholder={t("task-move:choosePlan")}
        data={place.plans.map(({ id, name: words }) => ({ value: String(id), label: words }))}
        value={plan ? String(plan.id) : null}
        onChange={(id) => id && place.choosePlan(Number(id))}
        allowDeselect={false}
        searchable
      />
      <Select
        label={t("task:column")}
        data={place.columns.map(({ id, name: words }) => ({ value: String(id), label: words }))}
        value={column ? String(column.id) : null}
        onChange={(id) => id && place.chooseColumn(Number(id))}
        disabled={!column}
        allowDeselect={false}
      />
      {question.kind === "task" && (
        <Checkbox.Group
          label={t("parts")}
          value={[...parts]}
          onChange={(chosen) => setParts(COPIED_PARTS.filter((part) => chosen.includes(part)))}
        >
          <Group gap="md" mt="xs">
            {COPIED_PARTS.map((part) => (
              <Checkbox key={part} value={part} label={t(`part.${part}`)} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t("task:cancel")}
        </Button>
        <Button disabled={!isReady} onClick={handleMake}>
          {t(question.kind === "task" ? "copyNow" : "makeNow")}
        </Button>
      </Group>
    </Stack>
  );
}

interface Made {
  readonly name: string;
  readonly planId: number;
  readonly columnId: number;
}

/** Makes the task, and says so once it is made. */
function useMake(question: CopyQuestion, onClose: () => void) {
  const { t } = useTranslation("task-copy");
  const run = useRun();
  return async (made: Made, parts: readonly CopiedPart[]) => {
    const result =
      question.kind === "task"
        ? await run("task.copy", { ...made, taskId: question.task.id, parts: [...parts] })
        : await run("task.add", { ...made, content: wordsAsTask(question.words).content });
    if (!result.ok) return;
    showToast({ message: t("made", { name: made.name }), tone: "success" });
    onClose();
  };
}

/** The plan and the column where it is to come. */
function usePlace(question: CopyQuestion) {
  const own = question.kind === "task" ? question.task : { planId: question.planId, columnId: 0 };
  const [planId, setPlanId] = useState(own.planId);
  const [columnId, setColumnId] = useState(own.columnId);
  const plans = usePlansToAddTo();
  const board = useBoard(planId);
  const all = plans.state === "ready" ? plans.value.map(({ plan }) => plan) : [];
  const columns = board.state === "ready" ? board.value.map(({ column }) => column) : [];
  return {
    plans: all,
    columns,
    plan: all.find(({ id }) => id === planId),
    column: columns.find(({ id }) => id === columnId) ?? columns[0],
    choosePlan: setPlanId,
    chooseColumn: setColumnId,
  };
}
