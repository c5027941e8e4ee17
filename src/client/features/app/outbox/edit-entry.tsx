import { Button, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AttentionEntry } from "#client/data/database/outbox-entry.ts";
import { editableIn } from "./describe-entry.ts";

interface EditEntryProps {
  readonly entry: AttentionEntry;
  readonly onRetry: (args: unknown) => void;
}

/** Lets the person change the words of an entry and try it again. */
export function EditEntry({ entry, onRetry }: EditEntryProps) {
  const { t } = useTranslation("outbox");
  const written = editableIn(entry);
  const [words, setWords] = useState<string>();
  if (!written) return null;
  if (words === undefined) {
    return (
      <Button variant="default" size="compact-sm" onClick={() => setWords(written.text)}>
        {t("edit")}
      </Button>
    );
  }
  const handleRetry = (text: string) => {
    onRetry({ ...(entry.args as object), [written.field]: text });
  };
  return (
    <Stack gap="xs" w="100%">
      <Textarea
        autosize
        aria-label={t("edit")}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button size="compact-sm" onClick={() => handleRetry(words)}>
        {t("retry")}
      </Button>
    </Stack>
  );
}
