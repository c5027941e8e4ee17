import { VisuallyHidden } from "@mantine/core";
import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DueTag } from "#client/parts/task/due-tag.tsx";
import type { GuestPart } from "#domain/guest-link/guest-board.ts";
import classes from "./guest-task.module.css";

/** A subtask, or a line of a checklist, which says less of itself. */
interface ShownPart extends Partial<GuestPart> {
  readonly name: string;
  readonly isDone: boolean;
}

/** Parts of a task below each other: whether each is done, who has it and when it is due. */
export function GuestParts({ parts }: { readonly parts: readonly ShownPart[] }) {
  const { t } = useTranslation("guest-link");
  return (
    <ul className={classes.parts}>
      {parts.map(({ name, isDone, state = "", owners = [], endTime = 0, completeTime = 0 }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- guests get no ids of what belongs to a task
        <li key={place} className={classes.part} data-done={isDone || undefined}>
          {isDone ? (
            <IconCircleCheckFilled size="1.1rem" className={classes.done} aria-hidden />
          ) : (
            <IconCircle size="1.1rem" className={classes.open} aria-hidden />
          )}
          <VisuallyHidden>{t(isDone ? "done" : "notDone")}</VisuallyHidden>
          <span className={classes.partName}>{name}</span>
          {[state, ...owners].some(Boolean) && (
            <span className={classes.partFacts}>{[state, ...owners].filter(Boolean).join(" · ")}</span>
          )}
          <DueTag task={{ endTime, completeTime }} />
        </li>
      ))}
    </ul>
  );
}
