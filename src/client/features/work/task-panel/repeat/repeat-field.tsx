import { Popover, Skeleton, VisuallyHidden } from "@mantine/core";
import { IconRepeat } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useRepeatWords } from "#client/parts/task/repeat/use-repeat-words.ts";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { KeysTaken } from "#client/ui/over-screen.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { useScrolledTo } from "#client/ui/use-scrolled-to.ts";
import { isRepeating, nextBirth } from "#domain/task/repeat/next-birth.ts";
import type { RepeatRule } from "#domain/task/repeat/repeat-rule.ts";
import type { Task } from "#domain/task/task.ts";
import fields from "../fields.module.css";
import classes from "../sheet.module.css";

const RepeatForm = late(async () => (await import("./repeat-form.tsx")).RepeatForm);

interface RepeatFieldProps {
  readonly task: Task;
  readonly readOnly: boolean;
}

/** How a task comes again, in words, and when the next one comes; pressed, it shows the ways to say so. */
export function RepeatField({ task, readOnly }: RepeatFieldProps) {
  const { t } = useTranslation(["task-repeat", "task"]);
  const say = useRepeatWords();
  const { edit } = useTaskActions();
  const isPhone = useIsPhone();
  const [choosing, setChoosing] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useScrolledTo(target, choosing);
  const next = useNextWords(task);
  const close = () => setChoosing(false);
  const save = (repeat: RepeatRule | null) => {
    close();
    edit(task, { repeat, repeatWas: task.repeat?.number ?? 0 });
  };
  const shown = task.repeat && (
    <span className={fields.words}>
      {say(task.repeat)} <span className={fields.dim}>· {next}</span>
    </span>
  );
  if (readOnly) return shown;
  return (
    <>
      {choosing && <KeysTaken />}
      <Popover
        opened={choosing}
        onChange={setChoosing}
        trapFocus
        returnFocus
        withOverlay={isPhone}
        hideDetached={!isPhone}
        position="bottom-start"
      >
        <Popover.Target>
          {shown ? (
            <button
              ref={target}
              type="button"
              className={fields.value}
              data-time="span"
              onClick={() => setChoosing(true)}
            >
              <VisuallyHidden>{t("task:repeat")}: </VisuallyHidden>
              {shown}
            </button>
          ) : (
            <IconButton
              ref={target}
              icon={IconRepeat}
              size="sm"
              label={t("set")}
              onClick={() => setChoosing(true)}
            />
          )}
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown} aria-label={t("task:repeat")}>
          <Meanwhile instead={<Skeleton height="20rem" />}>
            <RepeatForm task={task} onSave={save} onCancel={close} />
          </Meanwhile>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}

function useNextWords(task: Task): string {
  const { t } = useTranslation("task-repeat");
  const { due } = useFormatTime();
  if (!isRepeating(task)) return "";
  const next = nextBirth(task);
  if (next !== undefined) return t("next", { date: due(next) });
  return t(task.repeat.after === "completion" && task.completeTime === 0 ? "nextDone" : "last");
}
