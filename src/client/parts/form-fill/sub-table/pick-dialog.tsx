import { Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { JsonObject } from "#domain/form/json/json.ts";
import classes from "./sub-table.module.css";
import type { RecordChoice } from "../store/form-context.ts";

interface PickDialogProps {
  /** Empty = the product's words. */
  readonly title: string;
  readonly records: readonly RecordChoice[];
  readonly onPick: (picked: readonly RecordChoice[]) => void;
  readonly onClose: () => void;
}

/** Of many records so many are shown; words find the others. */
const SHOWN = 100;
/** Of a record so many texts tell it from others. */
const TEXTS = 4;

/** Records to make rows of, several at once. */
export function PickDialog({ title, records, onPick, onClose }: PickDialogProps) {
  const { t } = useTranslation("form-fill");
  const [words, setWords] = useState("");
  const [picked, setPicked] = useState<ReadonlySet<string | number>>(new Set());
  const found = records.filter(({ title: name, row }) =>
    `${name} ${textOfRow(row)}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  const toggle = (id: string | number) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  return (
    <Dialog title={title || t("selectData")} size="xl" onClose={onClose}>
      <Stack gap="sm">
        <TextInput
          label={t("keyword")}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          data-autofocus
        />
        <ul className={classes.picks}>
          <Each rows={found.slice(0, SHOWN)} keyOf={({ id }) => id} as="li">
            {({ id, title: name, row }) => (
              <li>
                <Checkbox
                  label={name || textsOf(row).slice(0, TEXTS).join(" · ")}
                  checked={picked.has(id)}
                  onChange={() => toggle(id)}
                />
              </li>
            )}
          </Each>
        </ul>
        {found.length === 0 && <Text c="dimmed">{t("nothingFound")}</Text>}
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            disabled={picked.size === 0}
            onClick={() => {
              onPick(records.filter(({ id }) => picked.has(id)));
              onClose();
            }}
          >
            {t("confirm")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function textsOf(row: JsonObject): string[] {
  return Object.values(row)
    .filter((value) => typeof value === "string" || typeof value === "number")
    .map(String)
    .filter((text) => text !== "");
}

function textOfRow(row: JsonObject): string {
  return textsOf(row).join(" ");
}
