import { VisuallyHidden } from "@mantine/core";
import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DueTag } from "#client/parts/task/due-tag.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { GuestPart } from "#domain/guest-link/guest-board.ts";
import classes from "./guest-task.module.css";

/** A subtask, or a line of a checklist, which says less of itself. */
interface ShownPart extends Partial<GuestPart> {
  readonly name: string;
  readonly isDone: boolean;
}

const NOBODY: string[] = [];

/** Parts of a task below each other: whether each is done, who has it and when it is due. */
export function GuestParts({ parts }: { readonly parts: readonly ShownPart[] }) {
  const rows = parts.map((part, place) => ({ ...part, place }));
  return (
    <ul className={classes.parts}>
      <Each rows={rows} keyOf={({ place }) => place} as="li">
        {(part) => <Part {...part} />}
      </Each>
    </ul>
  );
}

function Part({
  name,
  isDone,
  state = "",
  owners = NOBODY,
  endTime = 0,
  completeTime = 0,
}: ShownPart) {
  const { t } = useTranslation("guest-link");
  const facts = [state, ...owners].filter((fact) => fact !== "");
  return (
    <li className={classes.part} data-done={isDone || undefined}>
      {isDone ? (
        <IconCircleCheckFilled size="1.1rem" className={classes.done} aria-hidden />
      ) : (
        <IconCircle size="1.1rem" className={classes.open} aria-hidden />
      )}
      <VisuallyHidden>{t(isDone ? "done" : "notDone")}</VisuallyHidden>
      <span className={classes.partName}>{name}</span>
      {facts.length > 0 && <span className={classes.partFacts}>{facts.join(" · ")}</span>}
      <DueTag task={{ endTime, completeTime }} />
    </li>
  );
}
