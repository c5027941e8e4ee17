import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useChecklist } from "#client/live/use-checklist.ts";
import { useTags } from "#client/live/use-tags.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import { late } from "#client/ui/late.tsx";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { flowNameOf } from "#domain/flow/flow-fields.ts";
import { assistantsOf, ownersOf } from "#domain/task/task.ts";
import classes from "./task-paper.module.css";

const RichTextView = late(
  async () => (await import("#client/parts/rich-text/rich-text-view.tsx")).RichTextView,
);

interface TaskPaperProps {
  readonly view: TaskView;
}

/** All of a task as it comes out of the printer, as far as it lies on the device. */
export function TaskPaper({ view }: TaskPaperProps) {
  const { t } = useTranslation("task");
  const { task, plan, column, content, subtasks } = view;
  const facts = useFacts(view);
  const checklist = useChecklist(task.id);
  const items = checklist.state === "ready" ? checklist.value : [];
  return (
    <article className={classes.paper}>
      <p className={classes.place}>
        {plan.name} · {column?.name}
      </p>
      <h1 className={classes.name}>{task.name}</h1>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {content && content.content !== "" && (
        <section>
          <h2>{t("description")}</h2>
          <RichTextView html={content.content} />
        </section>
      )}
      {subtasks.length > 0 && (
        <section>
          <h2>{t("subtasks")}</h2>
          <ul className={classes.lines}>
            <Each as="li" rows={subtasks} keyOf={({ id }) => id}>
              {({ name, completeTime }) => <Line name={name} done={completeTime > 0} />}
            </Each>
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <section>
          <h2>{t("checklist")}</h2>
          <ul className={classes.lines}>
            <Each as="li" rows={items} keyOf={({ id }) => id}>
              {({ name, done }) => <Line name={name} done={done === 1} />}
            </Each>
          </ul>
        </section>
      )}
    </article>
  );
}

/** A line with a box that is ticked, or to be ticked by hand. */
function Line({ name, done }: { readonly name: string; readonly done: boolean }) {
  const { t } = useTranslation("task");
  return (
    <li>
      <input
        type="checkbox"
        className={classes.box}
        checked={done}
        readOnly
        tabIndex={-1}
        aria-label={t(done ? "statusDone" : "statusOpen")}
      />
      {name}
    </li>
  );
}

/** What a task has besides its words, each with its name; what it has not is left out. */
function useFacts({ task }: TaskView): readonly (readonly [string, string])[] {
  const { t } = useTranslation("task");
  const users = useUsers();
  const tags = useTags();
  const format = useFormatTime();
  const priorities = usePriorities();
  const namesOf = (ids: readonly number[]) =>
    ids.map((id) => users.get(id)?.nickname ?? t("somebody")).join(", ");
  const state = flowNameOf(task) || t(task.completeTime > 0 ? "statusDone" : "statusOpen");
  const times = [task.startTime, task.endTime].filter((time) => time > 0);
  const facts = [
    [t("status"), state],
    [t("time"), times.map((time) => format.absolute(time)).join(" – ")],
    [t("owner"), namesOf(ownersOf(task))],
    [t("assist"), namesOf(assistantsOf(task))],
    [t("priority"), task.priority > 0 ? priorities.nameOf(task.priority) : ""],
    [t("tags"), task.tagIds.flatMap((id) => tags.get(id)?.name ?? []).join(", ")],
  ] as const;
  return facts.filter(([, value]) => value !== "");
}
