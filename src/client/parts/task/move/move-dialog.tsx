import { Button, Checkbox, Group, Input, Select, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { localeOf } from "#base/languages.ts";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "#domain/limits.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { MoveQuestion } from "./move-question.ts";
import { useMoveChoice } from "./use-move-choice.ts";
import { useTagsLeft } from "./use-tags-left.ts";
import { useTellFailedMove } from "./use-tell-failed-move.ts";

interface MoveDialogProps {
  readonly question: MoveQuestion;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Moves a task to another column or another plan, with new people where they change (seed 000 §5). */
export function MoveDialog({ question, opened, onClose }: MoveDialogProps) {
  const { t } = useTranslation("task-move");
  return (
    <Dialog opened={opened} onClose={onClose} title={t("moveTitle")}>
      <MoveForm question={question} onClose={onClose} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so the next move starts afresh. */
function MoveForm({ question, onClose }: Omit<MoveDialogProps, "opened">) {
  const { t } = useTranslation(["task", "task-move"]);
  const run = useRun(useTellFailedMove());
  const { task } = question;
  const choice = useMoveChoice(question);
  const { plan, leaves, column, args } = choice;
  const isOnly = !choice.isLoading && choice.plans.length === 0;
  const mayNotLeave = !choice.isLoading && !choice.mayLeave;
  const handleMove = async () => {
    if (!args) return;
    const result = await run("task.move", args);
    if (!result.ok) return;
    onClose();
    if (leaves && plan) {
      const message = t("task-move:movedToPlan", { name: task.name, plan: plan.name });
      showToast({ message, tone: "success" });
    }
  };
  return (
    <Stack gap="sm">
      <Select
        label={t("plan")}
        placeholder={t("task-move:choosePlan")}
        description={mayNotLeave ? t("task-move:leaveRight") : isOnly && t("task-move:noOtherPlan")}
        data={choice.plans.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={plan ? String(plan.id) : null}
        onChange={(id) => id && choice.choosePlan(Number(id))}
        disabled={mayNotLeave || isOnly}
        allowDeselect={false}
        searchable
        data-autofocus={question.elsewhere || undefined}
      />
      <Select
        label={t("column")}
        data={choice.columns.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={column ? String(column.id) : null}
        onChange={(id) => id && choice.chooseColumn(Number(id))}
        disabled={!column}
        allowDeselect={false}
        data-autofocus={!question.elsewhere || undefined}
      />
      {choice.states.length > 0 && (
        <Select
          label={t("task-move:stateAfter")}
          placeholder={t("task-move:chooseState")}
          data={choice.states.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={choice.state ? String(choice.state.id) : null}
          onChange={(id) => id && choice.chooseState(Number(id))}
          allowDeselect={false}
          required
        />
      )}
      {choice.isComplete !== undefined && (
        <Checkbox
          label={t("task-move:isComplete")}
          checked={choice.isComplete}
          onChange={(event) => choice.chooseComplete(event.currentTarget.checked)}
        />
      )}
      <PeopleChoice choice={choice} />
      <MoveNotes choice={choice} task={task} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button disabled={!args} onClick={() => void handleMove()}>
          {t("task-move:moveNow")}
        </Button>
      </Group>
    </Stack>
  );
}

interface ChoiceProps {
  readonly choice: ReturnType<typeof useMoveChoice>;
}

function PeopleChoice({ choice }: ChoiceProps) {
  const { t } = useTranslation("task");
  const { owner, assist } = choice;
  return (
    <>
      <Input.Wrapper label={t("owner")} labelElement="div">
        <PeopleField
          chosen={owner}
          max={TASK_OWNERS_MAX}
          among={choice.people}
          action={t("addOwner")}
          onChange={({ chosen }) => choice.chooseOwner([...chosen])}
        />
      </Input.Wrapper>
      <Input.Wrapper label={t("assist")} labelElement="div">
        <PeopleField
          chosen={assist}
          max={TASK_ASSISTANTS_MAX}
          among={choice.people}
          without={owner}
          action={t("addAssist")}
          onChange={({ chosen }) => choice.chooseAssist([...chosen])}
        />
      </Input.Wrapper>
    </>
  );
}

/** What goes along to another plan, and who and what does not. */
function MoveNotes({ choice, task }: ChoiceProps & Pick<MoveQuestion, "task">) {
  const { t, i18n } = useTranslation(["task", "task-move"]);
  const { leaves, plan, dropped } = choice;
  const users = useUsers();
  const tagsLeft = useTagsLeft(task, plan?.id ?? task.planId);
  const names = dropped.map((id) => users.get(id)?.nickname ?? t("somebody"));
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: "conjunction" });
  return (
    <div aria-live="polite">
      {leaves && plan && (
        <Text size="sm" c="dimmed">
          {t("task-move:leavesNote", { plan: plan.name })}
        </Text>
      )}
      {leaves && plan && names.length > 0 && (
        <Text size="sm" mt="xs">
          {t("task-move:peopleStay", {
            count: names.length,
            names: list.format(names),
            plan: plan.name,
          })}
        </Text>
      )}
      {leaves && plan && tagsLeft.length > 0 && (
        <Text size="sm" mt="xs">
          {t("task-move:tagsStay", {
            count: tagsLeft.length,
            tags: list.format(tagsLeft.map(({ name }) => name)),
            plan: plan.name,
          })}
        </Text>
      )}
    </div>
  );
}
