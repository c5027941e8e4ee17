import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { DueTag } from "#client/parts/task/due-tag.tsx";
import { useDue } from "#client/parts/task/use-due.ts";
import type { GuestCard } from "#domain/guest-link/guest-board.ts";
import { GuestFieldView } from "./guest-field.tsx";
import { GuestTags } from "./guest-tags.tsx";
import type { GuestWords } from "./guest-words.ts";
import classes from "./guest-task.module.css";

interface GuestFactsProps {
  readonly card: GuestCard;
  readonly words: GuestWords;
}

/** What a task says of itself, one thing under the other; what it does not say is left out. */
export function GuestFacts({ card, words: { board, priorities } }: GuestFactsProps) {
  const { t } = useTranslation("task");
  const { span, due } = useFormatTime();
  const { startTime, endTime, completeTime, owners, assistants, tags } = card;
  const isLate = useDue()(card).state === "late";
  const priority = priorities[card.priority];
  const known = (names: readonly string[]) => names.map((name) => name || t("somebody")).join(", ");
  const time = startTime > 0 && startTime !== endTime ? span(startTime, endTime) : due(endTime);
  return (
    <dl className={classes.facts}>
      <dt>{t("status")}</dt>
      <dd>
        {card.state || t(completeTime > 0 ? "statusDone" : "statusOpen")}
        {card.archived === 1 && ` · ${t("archived")}`}
      </dd>
      {owners.length > 0 && (
        <>
          <dt>{t("owner")}</dt>
          <dd>{known(owners)}</dd>
        </>
      )}
      {assistants.length > 0 && (
        <>
          <dt>{t("assist")}</dt>
          <dd>{known(assistants)}</dd>
        </>
      )}
      {endTime > 0 && (
        <>
          <dt>{t("time")}</dt>
          <dd>
            <span>{time}</span>
            {isLate && <DueTag task={card} />}
          </dd>
        </>
      )}
      {priority && (
        <>
          <dt>{t("priority")}</dt>
          <dd>{priority.name}</dd>
        </>
      )}
      {tags.length > 0 && (
        <>
          <dt>{t("tags")}</dt>
          <dd>
            <GuestTags places={tags} tags={board.tags} />
          </dd>
        </>
      )}
      {card.fields.map(({ field: place, words }) => {
        const field = board.fields[place];
        if (!field) return null;
        return (
          <Fragment key={place}>
            <dt>{field.name}</dt>
            <dd>
              <GuestFieldView field={field} words={words} />
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
