import { Menu, VisuallyHidden } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { type Reminder, REMINDER_EDGES, sameReminder } from "#domain/task/remind/reminder.ts";
import type { Task } from "#domain/task/task.ts";
import { hasTimes } from "#domain/task/task-times.ts";
import fields from "../fields.module.css";
import { reminderWords } from "#client/parts/task/time/reminder-words.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How long before is offered, in minutes. */
const OFFERED: Readonly<Record<Reminder["edge"], readonly number[]>> = {
  start: [0, 10, 30, HOUR, DAY],
  end: [0, HOUR, DAY, 2 * DAY, WEEK],
};

interface RemindersFieldProps {
  readonly task: Task;
  readonly readOnly: boolean;
}

/** When the people of a task are told that it starts or is due, in the line of its time; each moment is switched on and off. */
export function RemindersField({ task, readOnly }: RemindersFieldProps) {
  const { t, i18n } = useTranslation(["task-remind", "task"]);
  const { edit } = useTaskActions();
  const say = (reminder: Reminder) => reminderWords(t, localeOf(i18n.language), reminder);
  const has = (wanted: Reminder) => task.reminders.some((one) => sameReminder(one, wanted));
  const toggle = (reminder: Reminder) =>
    edit(task, has(reminder) ? { removeReminder: [reminder] } : { addReminder: [reminder] });
  const words = task.reminders.map(say).join(", ");
  const shown = words !== "" && (
    <span className={`${fields.words} ${fields.dim}`}>
      <VisuallyHidden>{t("task:reminders")}: </VisuallyHidden>
      {words}
    </span>
  );
  if (readOnly) return shown;
  return (
    <>
      <Menu position="bottom-start" width="max-content" closeOnItemClick={false}>
        <Menu.Target>
          <IconButton icon={IconBell} size="sm" label={t("add")} />
        </Menu.Target>
        <Menu.Dropdown aria-label={t("task:reminders")}>
          {!hasTimes(task) && <Menu.Label>{t("noTime")}</Menu.Label>}
          {REMINDER_EDGES.map((edge) => (
            <Fragment key={edge}>
              <Menu.Label>{t(`edges.${edge}`)}</Menu.Label>
              {momentsOf(edge, task.reminders).map((reminder) => (
                <Menu.CheckboxItem
                  key={reminder.minutes}
                  checked={has(reminder)}
                  onChange={() => toggle(reminder)}
                >
                  {say(reminder)}
                </Menu.CheckboxItem>
              ))}
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
      {shown}
    </>
  );
}

/** What is offered, and what else the task has. */
function momentsOf(edge: Reminder["edge"], reminders: readonly Reminder[]): Reminder[] {
  const set = reminders.filter((one) => one.edge === edge).map(({ minutes }) => minutes);
  const all = new Set([...OFFERED[edge], ...set]);
  return [...all].toSorted((left, right) => left - right).map((minutes) => ({ edge, minutes }));
}
