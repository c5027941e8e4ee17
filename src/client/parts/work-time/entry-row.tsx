import { IconPencil, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDuration } from "#client/i18n/use-duration.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useRun } from "#client/live/use-run.ts";
import { Moment } from "#client/parts/time/moment.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { TimeEntry } from "#domain/work-time/time-entry.ts";
import { EntryForm } from "./entry-form.tsx";
import classes from "./work-time.module.css";

interface EntryRowProps {
  readonly entry: TimeEntry;
  /** What leads: who worked, or on what. */
  readonly title: ReactNode;
  /** The same in words. */
  readonly name: string;
  readonly mayChange: boolean;
}

/** One entry: when, how long, what was done; it is corrected in its place. */
export function EntryRow({ entry, title, name, mayChange }: EntryRowProps) {
  const { t } = useTranslation("work-time");
  const run = useRun();
  const say = useDuration();
  const { due } = useFormatTime();
  const [editing, setEditing] = useState(false);
  const { id, minutes, note, startTime } = entry;
  const time = say(minutes);
  const remove = async () => {
    const sure = await confirm({
      title: t("removeTitle"),
      message: t("removeMessage", { name, time }),
      confirmLabel: t("delete"),
      danger: true,
    });
    if (sure) await run("timeEntry.remove", { id });
  };
  if (editing)
    return (
      <li className={classes.row}>
        <EntryForm
          entry={entry}
          onCancel={() => setEditing(false)}
          onSave={({ userId: _same, ...written }) => {
            setEditing(false);
            void run("timeEntry.edit", { id, ...written });
          }}
        />
      </li>
    );
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.dim}>
          <Moment time={startTime}>{due(startTime)}</Moment>
          {note !== "" && ` · ${note}`}
        </span>
      </div>
      <span className={classes.time}>{time}</span>
      {mayChange && (
        <>
          <IconButton
            icon={IconPencil}
            label={t("edit", { name, time })}
            onClick={() => setEditing(true)}
          />
          <IconButton
            icon={IconTrash}
            label={t("remove", { name, time })}
            onClick={() => void remove()}
          />
        </>
      )}
    </li>
  );
}
