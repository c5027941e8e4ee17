import { Popover, Skeleton, VisuallyHidden } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { type TimedTask, useChangeTimes } from "#client/parts/task/time/use-change-times.ts";
import { useDue } from "#client/parts/task/use-due.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { useScrolledTo } from "#client/ui/use-scrolled-to.ts";
import { hasTimes, type Times, timesOf } from "#domain/task/task-times.ts";
import fields from "../fields.module.css";
import { TimeLeftTag } from "./time-left-tag.tsx";
import { panelShortcuts } from "../feature.ts";
import classes from "../sheet.module.css";
import { KeysTaken } from "#client/ui/over-screen.tsx";

const TimePicker = late(
  async () => (await import("#client/parts/task/time/time-picker.tsx")).TimePicker,
);

interface TimeFieldProps extends TimedTask {
  readonly readOnly: boolean;
  /** Where many stand under each other only the end is shown, and nothing where there is none. */
  readonly short?: boolean;
}

/** From when to when a task is worked on; pressed, it shows all ways to say so. */
export function TimeField({ task, main, subtasks, readOnly, short = false }: TimeFieldProps) {
  const { t } = useTranslation("task");
  const { span, absolute } = useFormatTime();
  const due = useDue()(task);
  const isPhone = useIsPhone();
  const change = useChangeTimes();
  const [choosing, setChoosing] = useState(false);
  const draft = useRef<Times>(undefined);
  const target = useRef<HTMLButtonElement>(null);
  useScrolledTo(target, choosing);
  useShortcut(panelShortcuts.time, () => setChoosing(true), !short && !readOnly);
  const timed = hasTimes(task);
  const close = () => {
    draft.current = undefined;
    setChoosing(false);
  };
  const save = (times: Times) => {
    close();
    void change({ task, main, subtasks }, times);
  };
  // Leaving keeps what was chosen, as it does in a field.
  const handleChange = (opened: boolean) => {
    if (opened) setChoosing(true);
    else if (draft.current) save(draft.current);
    else close();
  };
  const long = task.milestone === 1 ? absolute(task.endTime) : span(task.startTime, task.endTime);
  const words = short ? due.words : long;
  const shown = timed && (
    <>
      <span className={fields.words} data-due={short ? due.state : undefined}>
        {words}
      </span>
      {!short && <TimeLeftTag task={task} />}
    </>
  );
  if (readOnly) return shown || (short ? null : <span className={fields.dim}>{t("noTime")}</span>);
  const label = short ? `${t("setTime")}: ${task.name}` : t("setTime");
  const open = () => setChoosing(true);
  return (
    <>
      {choosing && <KeysTaken />}
      <Popover
        opened={choosing}
        onChange={handleChange}
        trapFocus
        returnFocus
        closeOnEscape={false}
        withOverlay={isPhone}
        hideDetached={!isPhone}
        position={short ? "bottom-end" : "bottom-start"}
      >
        <Popover.Target>
          {timed ? (
            <button
              ref={target}
              type="button"
              className={fields.value}
              data-time={short ? "end" : "span"}
              onClick={open}
            >
              <VisuallyHidden>{short ? label : t("time")}: </VisuallyHidden>
              {shown}
            </button>
          ) : (
            <IconButton
              ref={target}
              icon={IconCalendarPlus}
              size="sm"
              label={label}
              onClick={open}
            />
          )}
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown}>
          <Meanwhile instead={<Skeleton height="20rem" />}>
            <TimePicker
              times={timesOf(task)}
              onDraft={(times) => {
                draft.current = times;
              }}
              onPick={save}
              onCancel={close}
            />
          </Meanwhile>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
