import { Text, Textarea } from "@mantine/core";
import { OPINION_MAX } from "#domain/limits.ts";

interface OpinionFieldProps {
  readonly label: string;
  readonly rows: number;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** The dialog asks for nothing else. */
  readonly isFirst?: boolean;
}

/** What somebody says to what they do, and how much of its room that takes (seed 001 section 2). */
export function OpinionField({ label, rows, words, onWords, isFirst = false }: OpinionFieldProps) {
  return (
    <>
      <Textarea
        aria-label={label}
        placeholder={label}
        rows={rows}
        maxLength={OPINION_MAX}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
        {...(isFirst && { "data-autofocus": true })}
      />
      <Text c="dimmed" size="sm" ta="end">
        {words.length}/{OPINION_MAX}
      </Text>
    </>
  );
}
