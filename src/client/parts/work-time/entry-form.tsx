import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import dayjs from "dayjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { Form } from "#client/ui/form/form.tsx";
import { readDuration, writeDuration } from "#domain/work-time/read-duration.ts";
import type { TimeEntry } from "#domain/work-time/time-entry.ts";
import { ENTRY_MINUTES_MAX, ENTRY_NOTE_MAX } from "#domain/work-time/work-time-limits.ts";
import { DurationField } from "./duration-field.tsx";
import classes from "./work-time.module.css";

/** What stands in the form. */
export interface WrittenEntry {
  readonly userId: number;
  readonly startTime: number;
  readonly minutes: number;
  readonly note: string;
}

interface EntryFormProps {
  /** What is corrected; a new one where left out. */
  readonly entry?: TimeEntry;
  /** Whose time it may be, by name; only the person's own where there is one. */
  readonly people?: readonly { readonly userId: number; readonly name: string }[];
  readonly onSave: (written: WrittenEntry) => void;
  readonly onCancel: () => void;
}

const NOBODY: NonNullable<EntryFormProps["people"]> = [];
const FIELD = "YYYY-MM-DDTHH:mm";
const MINUTE = 60_000;

/** When, how long, and what was done. */
export function EntryForm({ entry, people = NOBODY, onSave, onCancel }: EntryFormProps) {
  const { t } = useTranslation("work-time");
  const { userId: me, now } = useData();
  const [userId, setUserId] = useState(me);
  const [length, setLength] = useState(entry ? writeDuration(entry.minutes) : "");
  const [began, setBegan] = useState(entry ? dayjs(entry.startTime).format(FIELD) : "");
  const [note, setNote] = useState(entry?.note ?? "");
  const [tried, setTried] = useState(false);
  const minutes = readDuration(length) ?? 0;
  const isRight = minutes > 0 && minutes <= ENTRY_MINUTES_MAX;
  const save = () => {
    setTried(true);
    if (!isRight) return;
    const chosen = dayjs(began).valueOf();
    // Without a word it ended just now. A moment that was not touched keeps its seconds.
    const untouched = entry && began === dayjs(entry.startTime).format(FIELD);
    const given = began === "" || Number.isNaN(chosen) ? now() - minutes * MINUTE : chosen;
    const startTime = untouched ? entry.startTime : Math.max(1, given);
    onSave({ userId, startTime, minutes, note: note.trim() });
  };
  return (
    <Form onSubmit={save}>
      <div className={classes.form}>
        {people.length > 1 && (
          <NativeSelect
            label={t("who")}
            value={String(userId)}
            data={people.map((one) => ({ value: String(one.userId), label: one.name }))}
            onChange={(event) => setUserId(Number(event.currentTarget.value))}
          />
        )}
        <DurationField
          required
          label={t("duration")}
          value={length}
          wrong={(tried || length !== "") && !isRight}
          onChange={setLength}
        />
        <TextInput
          type="datetime-local"
          label={t("began")}
          value={began}
          onChange={(event) => setBegan(event.currentTarget.value)}
        />
        <TextInput
          label={t("note")}
          value={note}
          maxLength={ENTRY_NOTE_MAX}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t("cancel")}
          </Button>
          <Button type="submit">{t("save")}</Button>
        </Group>
      </div>
    </Form>
  );
}
