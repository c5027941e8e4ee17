import { VisuallyHidden } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { CardIcon } from "#client/parts/task/card-icon.tsx";
import priorityClasses from "#client/parts/task/priority-tag.module.css";
import classes from "#client/parts/task/task-card.module.css";
import { useDue } from "#client/parts/task/use-due.ts";
import { Each } from "#client/ui/each/each.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import colors from "#client/ui/swatch/swatch.module.css";
import type { GuestCard } from "#domain/guest-link/guest-board.ts";
import { GuestCardFields } from "./guest-card-fields.tsx";
import { GuestTags } from "./guest-tags.tsx";
import type { GuestWords } from "./guest-words.ts";

interface GuestCardViewProps {
  readonly card: GuestCard;
  readonly words: GuestWords;
  readonly selected: boolean;
  readonly onOpen: (key: string) => void;
}

/** People of a card whose faces it has room for. */
const FACES = 3;

/** A task as guests scan for it. */
export const GuestCardView = memo(function GuestCardView({
  card,
  words,
  selected,
  onOpen,
}: GuestCardViewProps) {
  const { t } = useTranslation("task");
  const due = useDue()(card);
  const priority = words.priorities[card.priority];
  const isDone = card.completeTime > 0;
  const owners = card.owners.slice(0, FACES).map((name, place) => ({ name, place }));
  const counts = [
    { name: "subtasks" as const, label: t("subtasksDone"), all: card.subNum, done: card.subDone },
    {
      name: "checklist" as const,
      label: t("checklistDone"),
      all: card.checkNum,
      done: card.checkDone,
    },
  ].filter(({ all }) => all > 0);
  return (
    <div
      className={`${classes.card} ${colors.color}`}
      data-color={card.color || undefined}
      data-selected={selected || undefined}
      data-done={isDone || undefined}
      data-cancelled={card.cancelled === 1 || undefined}
    >
      <button type="button" className={classes.name} onClick={() => onOpen(card.key)}>
        {card.name}
      </button>
      {card.tags.length > 0 && (
        <div className={classes.tags}>
          <GuestTags places={card.tags} tags={words.board.tags} />
        </div>
      )}
      <GuestCardFields card={card} fields={words.board.fields} />
      <div className={classes.foot}>
        {card.archived === 1 && <span>{t("archived")}</span>}
        {card.state !== "" && (
          <span className={classes.state} data-status={card.status}>
            {card.state}
          </span>
        )}
        {card.state === "" && isDone && (
          <span className={classes.state} data-status="end">
            {t("statusDone")}
          </span>
        )}
        {priority && (
          <span
            className={`${priorityClasses.priority} ${colors.color}`}
            data-color={priority.color}
            title={priority.name}
          >
            {priority.short}
          </span>
        )}
        {due.state !== "none" && (
          <span className={classes.due} data-due={due.state}>
            {due.words}
          </span>
        )}
        {card.milestone === 1 && (
          <span className={classes.count} title={t("milestone")}>
            <CardIcon name="milestone" />
            <VisuallyHidden>{t("milestone")}</VisuallyHidden>
          </span>
        )}
        {counts.map(({ name, label, all, done }) => (
          <span key={name} className={classes.count} title={label}>
            <CardIcon name={name} />
            <VisuallyHidden>{label}</VisuallyHidden>
            {`${done}/${all}`}
          </span>
        ))}
        {card.fileNum > 0 && (
          <span className={classes.count} title={t("files")}>
            <CardIcon name="files" />
            <VisuallyHidden>{t("files")}</VisuallyHidden>
            {card.fileNum}
          </span>
        )}
        <span className={classes.owners}>
          <Each rows={owners} keyOf={({ place }) => place}>
            {({ name }) => (
              <InitialsAvatar id={name} name={name} size="small" label={name || t("somebody")} />
            )}
          </Each>
        </span>
      </div>
    </div>
  );
});
