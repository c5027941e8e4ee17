import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { Each } from "#client/ui/each/each.tsx";

interface PeopleSearchProps {
  /** Ids of those who are not offered. */
  readonly without: readonly number[];
  /** Ids of those who are offered; everybody where left out. */
  readonly among?: readonly number[];
  /** What the button beside a name says. */
  readonly action: string;
  readonly onPick: (userId: number) => void;
}

const FOUND = 20;

/** Colleagues by name, from this browser's own list. */
export function PeopleSearch({ without, among, action, onPick }: PeopleSearchProps) {
  const { t } = useTranslation("people");
  const users = useUsers();
  const [text, setText] = useState("");
  const words = text.trim().toLowerCase();
  const found = [...users.values()]
    .filter((user) => user.deleteTime === 0 && user.disableTime === 0 && !without.includes(user.id))
    .filter((user) => !among || among.includes(user.id))
    .filter((user) => user.nickname.toLowerCase().includes(words))
    .slice(0, FOUND);
  return (
    <Stack gap="xs">
      <TextInput
        label={t("search")}
        placeholder={t("searchHint")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      {found.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("nobody")}
        </Text>
      )}
      <Each rows={found} keyOf={({ id }) => id}>
        {(user) => (
          <Group wrap="nowrap">
            <InitialsAvatar id={user.id} name={user.nickname} size={32} />
            <Text flex={1}>{user.nickname}</Text>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${action}: ${user.nickname}`}
              onClick={() => onPick(user.id)}
            >
              {action}
            </Button>
          </Group>
        )}
      </Each>
    </Stack>
  );
}
