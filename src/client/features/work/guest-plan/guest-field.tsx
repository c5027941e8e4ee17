import { Anchor, VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { numberWords } from "#client/parts/field/number-words.ts";
import type { GuestField } from "#domain/guest-link/guest-board.ts";
import { GuestTags } from "./guest-tags.tsx";

interface GuestFieldViewProps {
  readonly field: GuestField;
  readonly words: readonly string[];
}

/** What a task says in a field of its plan. */
export function GuestFieldView({ field, words }: GuestFieldViewProps) {
  const { t, i18n } = useTranslation(["plan-fields", "task"]);
  const locale = localeOf(i18n.language);
  const [first = ""] = words;
  switch (field.kind) {
    case "number":
    case "sum":
      return [numberWords(first, locale), field.unit].filter(Boolean).join(" ");
    case "date":
      return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(
        Date.parse(first),
      );
    case "tick":
      return (
        <>
          <IconCheck size="1rem" aria-hidden />
          <VisuallyHidden>{t("ticked")}</VisuallyHidden>
        </>
      );
    case "link":
      return (
        <Anchor href={first} target="_blank" rel="noopener noreferrer nofollow">
          {first.replace(/^(https?:\/\/|mailto:|tel:)/i, "")}
        </Anchor>
      );
    case "choice":
      return <GuestChoices field={field} words={words} />;
    default:
      return words.map((word) => word || t("task:somebody")).join(", ");
  }
}

function GuestChoices({ field, words }: GuestFieldViewProps) {
  const tags = words.map((name) => ({
    name,
    color: field.choices?.find((choice) => choice.name === name)?.color ?? ("" as const),
  }));
  return <GuestTags places={[...tags.keys()]} tags={tags} />;
}
