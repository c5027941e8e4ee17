import { Button, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AttentionEntry } from "#client/data/outbox/entry.ts";

const editable = ["name", "text", "nickname"] as const;

interface EditEntryProps {
  readonly entry: AttentionEntry;
  readonly onRetry: (args: unknown) => void;
}

/** Lets the person change the words of an entry and try it again. */
export function EditEntry({ entry, onRetry }: EditEntryProps) {
  const { t } = useTranslation("outbox");
  const args = entry.args as Record<string, unknown>;
  const field = editable.find((name) => typeof args[name] === "string");
  const [words, setWords] = useState<string>();
  if (!field) return null;
  if (words === undefined) {
    return (
      <Button variant="default" size="compact-sm" onClick={() => setWords(String(args[field]))}>
        {t("edit")}
      </Button>
    );
  }
  return (
    <Stack gap="xs" w="100%">
      <Textarea
        autosize
        aria-label={t("edit")}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button size="compact-sm" onClick={() => onRetry({ ...args, [field]: words })}>
        {t("retry")}
      </Button>
    </Stack>
  );
}
