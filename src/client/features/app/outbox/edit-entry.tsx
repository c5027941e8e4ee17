import { Button, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AttentionEntry } from "#client/data/database/outbox-entry.ts";
import { useMentionNames } from "#client/parts/chat/mention/use-mention-names.ts";
import { editedWords } from "./edited-words.ts";
import type { Written } from "#domain/words-of.ts";

interface EditEntryProps {
  readonly entry: AttentionEntry;
  /** The words of it that can be changed. */
  readonly written: Written;
  readonly onRetry: (args: unknown) => void;
}

/** Lets the person change the words of an entry and try it again. */
export function EditEntry({ entry, written, onRetry }: EditEntryProps) {
  const { t } = useTranslation("outbox");
  const nameOf = useMentionNames();
  const [{ shown, stored }] = useState(() => editedWords(written.text, nameOf));
  const [words, setWords] = useState(shown);
  const handleRetry = () => onRetry({ ...(entry.args as object), [written.field]: stored(words) });
  return (
    <Stack gap="xs" w="100%">
      <Textarea
        autosize
        aria-label={t("edit")}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button size="compact-sm" onClick={handleRetry}>
        {t("retry")}
      </Button>
    </Stack>
  );
}
