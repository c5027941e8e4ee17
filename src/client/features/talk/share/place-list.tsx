import { NavLink, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { Each } from "#client/ui/each/each.tsx";

/** A chat or a plan that something can go to. */
export interface Place {
  readonly id: number;
  readonly name: string;
}

interface PlaceListProps {
  readonly places: readonly Place[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

const SHOWN = 30;

/** Where it can go, found by name. */
export function PlaceList({ places, chosen, onChoose }: PlaceListProps) {
  const { t } = useTranslation("share");
  const [words, setWords] = useState("");
  const wanted = words.trim().toLowerCase();
  const found = places.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, SHOWN);
  return (
    <>
      <TextInput
        aria-label={t("search")}
        placeholder={t("search")}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {found.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("noPlace")}
        </Text>
      )}
      <div>
        <Each rows={found} keyOf={({ id }) => id}>
          {({ id, name }) => (
            <NavLink
              component="button"
              label={name}
              leftSection={<InitialsAvatar id={id} name={name} size="medium" />}
              active={id === chosen}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            />
          )}
        </Each>
      </div>
    </>
  );
}
