import { CloseButton, TextInput } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isComposing } from "#client/platform/is-composing.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import paper from "../paper/paper.module.css";
import classes from "./pdf.module.css";

interface PdfSearchProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Which one a person has gone to, from one up; 0 for none. */
  readonly place: number;
  readonly count: number;
  readonly isDone: boolean;
  /** To the next one, or with -1 to the one before. */
  readonly onStep: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** Finds words in a PDF and goes from one to the next. */
export function PdfSearch(props: PdfSearchProps) {
  const { words, onWords, place, count, isDone, onStep, onClose } = props;
  const { t } = useTranslation(["paper", "shell"]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <search className={paper.bar}>
      <TextInput
        ref={field}
        className={classes.sought}
        size="xs"
        type="search"
        value={words}
        aria-label={t("search")}
        placeholder={t("search")}
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
        onKeyDown={(press) => {
          if (isComposing(press.nativeEvent)) return;
          if (press.key === "Enter") onStep(press.shiftKey ? -1 : 1);
          if (press.key !== "Escape") return;
          // The window that it stands in stays open.
          press.stopPropagation();
          onClose();
        }}
      />
      <output className={classes.count} aria-busy={!isDone}>
        {words.trim() !== "" && resultOf()}
      </output>
      <IconButton
        icon={IconChevronUp}
        label={t("foundBefore")}
        disabled={count === 0}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={IconChevronDown}
        label={t("foundNext")}
        disabled={count === 0}
        onClick={() => onStep(1)}
      />
      <CloseButton aria-label={t("shell:close")} onClick={onClose} />
    </search>
  );

  function resultOf(): string {
    if (count > 0) return t("found", { place, total: count });
    return isDone ? t("foundNone") : t("seeking");
  }
}
