import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCommonMembers } from "#client/live/use-all-plans.ts";
import { PersonPicker } from "#client/parts/people/person-picker.tsx";
import { PickedPeople } from "#client/parts/people/picked-people.tsx";
import { TagChoice } from "#client/parts/task/tag/tag-choice.tsx";
import { TimePicker } from "#client/parts/task/time/time-picker.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { ownersOf, type Task } from "#domain/task/task.ts";
import { hasTimes, NO_TIMES, sameTimes, type Times, timesOf } from "#domain/task/task-times.ts";
import { assigning, type BulkChange, tagging, unassigning } from "./bulk-changes.ts";

/** What is asked about all selected tasks in a dialog. */
export type BulkQuestion = "owners" | "tags" | "times";

interface BulkDialogProps {
  readonly question: BulkQuestion;
  readonly tasks: readonly Task[];
  readonly onChange: (change: BulkChange) => void;
  readonly onTimes: (times: Times) => void;
  readonly onClose: () => void;
}

/** Who, when and with which tags the selected tasks are. */
export function BulkDialog({ question, tasks, onChange, onTimes, onClose }: BulkDialogProps) {
  const { t } = useTranslation("task");
  const titles = { owners: t("owner"), tags: t("tags"), times: t("time") };
  return (
    <Dialog title={titles[question]} onClose={onClose}>
      {question === "owners" && (
        <OwnersChoice
          tasks={tasks}
          onChange={(change) => {
            onClose();
            onChange(change);
          }}
        />
      )}
      {question === "tags" && (
        <TagChoice
          planId={tasks[0]?.planId ?? 0}
          chosen={ofAll(tasks, ({ tagIds }) => tagIds)}
          onToggle={(tagId, wanted) => onChange(tagging(tagId, wanted))}
        />
      )}
      {question === "times" && (
        <TimePicker
          times={commonTimes(tasks)}
          clears={tasks.some(hasTimes)}
          onCancel={onClose}
          onPick={(times) => {
            onClose();
            onTimes(times);
          }}
        />
      )}
    </Dialog>
  );
}

interface OwnersChoiceProps {
  readonly tasks: readonly Task[];
  readonly onChange: (change: BulkChange) => void;
}

/** Who owns all of them, and who of those that are in all their plans is to own them as well. */
function OwnersChoice({ tasks, onChange }: OwnersChoiceProps) {
  const { t } = useTranslation("people");
  const members = useCommonMembers([...new Set(tasks.map(({ planId }) => planId))]);
  const owners = ofAll(tasks, ownersOf);
  return (
    <Stack gap="xs">
      {owners.length > 0 && (
        <PickedPeople people={owners} onRemove={(userId) => onChange(unassigning(userId))} />
      )}
      <PersonPicker
        chosen={[]}
        max={1}
        among={members}
        without={owners}
        actionOn={(name) => t("choose", { name })}
        onChange={({ added: [userId] }) => userId !== undefined && onChange(assigning(userId))}
      />
    </Stack>
  );
}

/** What all of them have. */
function ofAll(tasks: readonly Task[], idsOf: (task: Task) => readonly number[]): number[] {
  const [first, ...others] = tasks.map(idsOf);
  return (first ?? []).filter((id) => others.every((ids) => ids.includes(id)));
}

function commonTimes(tasks: readonly Task[]): Times {
  const [first = NO_TIMES, ...others] = tasks.map(timesOf);
  return others.every((times) => sameTimes(times, first)) ? first : NO_TIMES;
}
