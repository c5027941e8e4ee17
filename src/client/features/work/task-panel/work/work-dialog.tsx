import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { useDuration } from "#client/i18n/use-duration.ts";
import { useData } from "#client/live/data-context.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useTaskTimes } from "#client/live/work-time/use-work-time.ts";
import { EntryForm } from "#client/parts/work-time/entry-form.tsx";
import { EntryRow } from "#client/parts/work-time/entry-row.tsx";
import classes from "#client/parts/work-time/work-time.module.css";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { mayIn } from "#domain/plan/plan-acts.ts";
import { takesPart } from "#domain/plan/plan-role.ts";
import { EstimateForm } from "./estimate-form.tsx";

interface WorkDialogProps {
  readonly view: TaskView;
  readonly mayEstimate: boolean;
  readonly mayWork: boolean;
  readonly onClose: () => void;
}

/** What a task is thought to take, who worked on it, when and for how long. */
export function WorkDialog({ view, mayEstimate, mayWork, onClose }: WorkDialogProps) {
  const { t } = useTranslation("work-time");
  const { userId: me } = useData();
  const run = useRun();
  const say = useDuration();
  const users = useUsers();
  const { task, subtasks, plan } = view;
  const members = usePlanUsers(plan.id);
  const found = useTaskTimes(plan.id, task.id);
  const [adding, setAdding] = useState(false);
  const leads = mayIn(view, "workTimes");
  const entries = found.state === "ready" ? found.value : [];
  const nameOf = (userId: number) => users.get(userId)?.nickname ?? t("somebody");
  const people =
    leads && members.state === "ready"
      ? members.value.map(({ userId }) => ({ userId, name: nameOf(userId) }))
      : [];
  const below = subtasks.reduce((sum, { worked }) => sum + worked, 0);
  return (
    <Dialog title={t("dialogTitle", { name: task.name })} onClose={onClose}>
      <Stack>
        {mayEstimate && <EstimateForm task={task} />}
        <div className={classes.head}>
          <h3 className={classes.heading}>
            {t("entries")}
            {task.worked > 0 && ` · ${say(task.worked)}`}
          </h3>
          {mayWork && !adding && (
            <Button size="compact-sm" onClick={() => setAdding(true)}>
              {t("add")}
            </Button>
          )}
        </div>
        {below > 0 && (
          <Text size="sm" c="dimmed">
            {t("withSubtasks", { time: say(task.worked + below) })}
          </Text>
        )}
        {adding && (
          <EntryForm
            people={people}
            onCancel={() => setAdding(false)}
            onSave={({ userId, ...written }) => {
              setAdding(false);
              const whose = userId === me ? {} : { userId };
              void run("timeEntry.add", { taskId: task.id, ...whose, ...written });
            }}
          />
        )}
        {found.state === "ready" && entries.length === 0 && !adding && (
          <Text size="sm" c="dimmed">
            {t("noEntries")}
          </Text>
        )}
        {entries.length > 0 && (
          <ul className={classes.list} aria-label={t("entries")}>
            <Each rows={entries} keyOf={({ id }) => id} as="li">
              {(entry) => (
                <EntryRow
                  entry={entry}
                  title={nameOf(entry.userId)}
                  name={nameOf(entry.userId)}
                  mayChange={takesPart(view) && (leads || entry.userId === me)}
                />
              )}
            </Each>
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
