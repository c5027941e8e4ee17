import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { numberWords } from "#client/parts/field/number-words.ts";
import { DueTag } from "#client/parts/task/due-tag.tsx";
import { useDue } from "#client/parts/task/use-due.ts";
import type { GuestBoard, GuestCard } from "#domain/guest-link/guest-board.ts";
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
      {card.fields.map(({ field, words }) => (
        <Said key={field} field={board.fields[field]} words={words} />
      ))}
    </dl>
  );
}

interface SaidProps {
  readonly field: GuestBoard["fields"][number] | undefined;
  readonly words: readonly string[];
}

/** What a task says in a field of its plan. */
function Said({ field, words }: SaidProps) {
  const { t, i18n } = useTranslation(["plan-fields", "task"]);
  if (!field) return null;
  const locale = localeOf(i18n.language);
  const { name, kind, unit } = field;
  const [first = ""] = words;
  const said = () => {
    switch (kind) {
      case "number":
      case "sum":
        return [numberWords(first, locale), unit].filter(Boolean).join(" ");
      case "date":
        return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(
          Date.parse(first),
        );
      case "tick":
        return t("ticked");
      case "link":
        return (
          <Anchor href={first} target="_blank" rel="noopener noreferrer nofollow">
            {first.replace(/^(https?:\/\/|mailto:|tel:)/i, "")}
          </Anchor>
        );
      default:
        return words.map((word) => word || t("task:somebody")).join(", ");
    }
  };
  return (
    <>
      <dt>{name}</dt>
      <dd>{said()}</dd>
    </>
  );
}
