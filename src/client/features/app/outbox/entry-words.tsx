import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { describeEntry, type Entry } from "./describe-entry.ts";
import { ThingLinks } from "./thing-links.tsx";
import { useEntryWords } from "./use-entry-words.ts";

interface EntryWordsProps {
  readonly entry: Entry;
  /** Lines of what was written at most. */
  readonly lines: number;
}

/** What was done, to what, and what the person wrote. */
export function EntryWords({ entry, lines }: EntryWordsProps) {
  const { t } = useTranslation("outbox");
  const wordsOf = useEntryWords();
  const about = entry.about ?? [];
  const words = wordsOf(entry);
  const isSaid = about.some(({ name }) => name === words);
  return (
    <>
      <Text>{describeEntry(t, entry)}</Text>
      {about.length > 0 && <ThingLinks things={about} />}
      {words !== "" && !isSaid && (
        <Text c="dimmed" size="sm" lineClamp={lines}>
          {words}
        </Text>
      )}
    </>
  );
}
