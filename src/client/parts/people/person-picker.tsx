import { Button, Stack, Text, TextInput } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { PersonRow } from "./person-row.tsx";
import { pickPerson } from "./pick-person.ts";

interface PersonPickerProps {
  /** Ids of those who are chosen already; they count, and are not offered. */
  readonly chosen: readonly number[];
  /** How many there may be (seed 000 §5). */
  readonly max: number;
  /** Ids of those who are offered; everybody where left out. */
  readonly among?: readonly number[];
  /** Ids of those who are not offered, and do not count either. */
  readonly without?: readonly number[];
  /** Name of the field; "Search by name" where left out. */
  readonly label?: string;
  /** What the button beside a name says. */
  readonly action: string;
  /** The same with the name, for who does not see the row. */
  readonly actionOn?: (name: string) => string;
  /** The one who was picked, and everybody who is chosen then. */
  readonly onPick: (userId: number, chosen: readonly number[]) => void;
}

const FOUND = 20;

/** Picks colleagues by name, from this browser's own list; Enter takes the first. Who is disabled or gone is not offered. */
export function PersonPicker(props: PersonPickerProps) {
  const { chosen, max, among, without = [], label, action, onPick } = props;
  const { actionOn = (name) => `${action}: ${name}` } = props;
  const { t } = useTranslation("people");
  const users = useUsers();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const words = text.trim().toLowerCase();
  const found = [...users.values()]
    .filter((user) => user.deleteTime === 0 && user.disableTime === 0)
    .filter(({ id }) => !chosen.includes(id) && !without.includes(id))
    .filter(({ id }) => !among || among.includes(id))
    .filter((user) => user.nickname.toLowerCase().includes(words))
    .slice(0, FOUND);

  const pick = (userId: number) => {
    const next = pickPerson(chosen, userId, max);
    if (next) onPick(userId, next);
    else showToast({ message: t("maxSelected"), tone: "error" });
    setText("");
    // The button goes with the name; the next one is looked for at once.
    field.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    // Enter that ends the writing of a Chinese name picks nobody, nor does one without words.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !words) return;
    event.preventDefault();
    if (first) pick(first.id);
  };
  return (
    <Stack gap="xs">
      <TextInput
        ref={field}
        label={label ?? t("search")}
        placeholder={t("searchHint")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        data-autofocus
      />
      {found.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("nobody")}
        </Text>
      )}
      <Each rows={found} keyOf={({ id }) => id}>
        {({ id, nickname }) => (
          <PersonRow userId={id}>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={actionOn(nickname)}
              onClick={() => pick(id)}
            >
              {action}
            </Button>
          </PersonRow>
        )}
      </Each>
    </Stack>
  );
}
