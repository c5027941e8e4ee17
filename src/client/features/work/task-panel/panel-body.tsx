import { Button } from "@mantine/core";
import { IconSubtask } from "@tabler/icons-react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { useUsers } from "#client/live/use-users.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import type { Task } from "#domain/task/task.ts";
import { ColorMenu, PriorityMenu } from "./choice-menus.tsx";
import { Checklist } from "./checklist/checklist.tsx";
import { Description } from "./description/description.tsx";
import fields from "./fields.module.css";
import { TaskFiles } from "./files/task-files.tsx";
import { useTakeFiles } from "./files/use-add-task-files.ts";
import { InlineText } from "./inline-text.tsx";
import { LinksField } from "./links/links-field.tsx";
import { OverruledLines } from "./overruled-lines.tsx";
import { PeopleLine } from "./people-line.tsx";
import { RemindersField } from "./reminders/reminders-field.tsx";
import { RepeatField } from "./repeat/repeat-field.tsx";
import { StatusField } from "./status-field.tsx";
import { Subtasks } from "./subtasks.tsx";
import { TagsLine } from "./tags-line.tsx";
import { late } from "#client/ui/late.tsx";
import classes from "./task-panel.module.css";
import { TaskTalk } from "./task-talk.tsx";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { TimeField } from "./time/time-field.tsx";

const VisibilityField = late(async () => (await import("./visibility-field.tsx")).VisibilityField);
const WorkField = late(async () => (await import("./work/work-field.tsx")).WorkField);
const PlanFields = late(async () => (await import("./plan-fields.tsx")).PlanFields);
const TaskPlaces = late(async () => (await import("./task-places.tsx")).TaskPlaces);

interface PanelBodyProps {
  readonly view: TaskView;
  readonly rights: TaskRights;
  /** Where one writes in the chat: it stays while all else scrolls. */
  readonly foot: HTMLElement | null;
  readonly onOpenTask: (taskId: number) => void;
}

/** What a task waits for, and what it holds up. */
const LINK_SIDES = ["before", "after"] as const;

/** The fields of a task, one under the other. */
export function PanelBody({ view, rights, foot, onOpenTask }: PanelBodyProps) {
  const { t } = useTranslation("task");
  const { edit, restore } = useTaskActions();
  const users = useUsers();
  const { task, parent, subtasks, content, column } = view;
  const readOnly = !rights.change;
  const isMain = task.parentId === 0;
  const drop = useTakeFiles(task, rights);
  return (
    <div className={classes.body} {...drop}>
      {rights.note && (
        <div className={classes.note}>
          <span>{t(rights.note)}</span>
          {rights.restore && (
            <Button size="compact-sm" variant="default" onClick={() => restore(task)}>
              {t("restore")}
            </Button>
          )}
        </div>
      )}
      <Boundary silent>
        <OverruledLines task={task} />
      </Boundary>
      {parent && (
        <button type="button" className={classes.parent} onClick={() => onOpenTask(parent.id)}>
          <IconSubtask size="1rem" aria-hidden />
          {t("partOf", { name: parent.name })}
        </button>
      )}
      <InlineText
        name={`task-name-${task.id}`}
        className={classes.name}
        value={task.name}
        label={t("name")}
        maxLength={TASK_NAME_MAX}
        readOnly={readOnly}
        onCommit={(name) => edit(task, { name })}
      />
      <dl className={fields.fields}>
        <Field label={t("status")} of={task}>
          <StatusField task={task} column={isMain ? column : undefined} rights={rights} />
        </Field>
        <Field label={t("owner")} of={task}>
          <PeopleLine task={task} part="owner" readOnly={readOnly} />
        </Field>
        <Field label={t("assist")} of={task}>
          <PeopleLine task={task} part="assist" readOnly={readOnly} />
        </Field>
        {isMain && (
          <Field label={t("visibility")} of={task} wraps>
            <VisibilityField task={task} readOnly={readOnly} />
          </Field>
        )}
        <Field label={t("time")} of={task} wraps>
          <TimeField task={task} main={parent} subtasks={subtasks} readOnly={!rights.schedule} />
          <Suspense fallback={null}>
            {isMain && !task.repeat && !readOnly && <RepeatField task={task} readOnly={false} />}
            <RemindersField task={task} readOnly={readOnly} />
          </Suspense>
        </Field>
        <Field label={t("worked")} of={task}>
          <WorkField view={view} mayEstimate={!readOnly} />
        </Field>
        {isMain && task.repeat && (
          <Field label={t("repeat")} of={task}>
            <Suspense fallback={null}>
              <RepeatField task={task} readOnly={readOnly} />
            </Suspense>
          </Field>
        )}
        {LINK_SIDES.map((side) => (
          <Field key={side} label={t(`linkSides.${side}`)} of={task}>
            <Suspense fallback={null}>
              <LinksField view={view} side={side} mayChange={!readOnly} onOpenTask={onOpenTask} />
            </Suspense>
          </Field>
        ))}
        <Field label={t("priority")} of={task}>
          <PriorityMenu task={task} readOnly={readOnly} />
        </Field>
        <Field label={t("color")} of={task}>
          <ColorMenu task={task} readOnly={readOnly} />
        </Field>
        <Field label={t("tags")} of={task}>
          <TagsLine task={task} readOnly={readOnly} />
        </Field>
        <PlanFields view={view} readOnly={readOnly} />
      </dl>
      {isMain && (
        <Boundary row={content ?? task}>
          <Description task={task} content={content} readOnly={readOnly} />
        </Boundary>
      )}
      {isMain && task.milestone === 0 && <Subtasks view={view} onOpenTask={onOpenTask} />}
      {isMain && (
        <Boundary row={task}>
          <Checklist task={task} readOnly={readOnly} />
        </Boundary>
      )}
      {isMain && (
        <Boundary row={task}>
          <TaskFiles task={task} rights={rights} />
        </Boundary>
      )}
      <Boundary row={task}>
        <TaskPlaces task={task} />
      </Boundary>
      <p className={classes.made}>
        {t("createdBy", { name: users.get(task.userId)?.nickname ?? t("somebody") })} ·{" "}
        <RelativeTime time={task.createTime} />
      </p>
      <TaskTalk view={view} foot={foot} />
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly of: Task;
  /** It may take more than a line. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** What the task says of one thing, in one line; where that cannot be shown the other fields stay. */
function Field({ label, of, wraps, children }: FieldProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd data-wraps={wraps}>
        <Boundary row={of}>{children}</Boundary>
      </dd>
    </>
  );
}
