import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { PeopleOptions } from "../../people/people-options.tsx";
import classes from "../composer.module.css";
import type { Mentionable } from "./mention-text.ts";

interface MentionPickerProps {
  readonly people: readonly Mentionable[];
  readonly onPick: (person: Mentionable) => void;
  readonly field: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** Who can be called; Enter takes the first, arrow keys lead to the others. */
export function MentionPicker(props: MentionPickerProps) {
  const { t } = useTranslation("chat");
  return <PeopleOptions {...props} label={t("mentionSomebody")} className={classes.picker ?? ""} />;
}
