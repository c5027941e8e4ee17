import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useUsers } from "#client/live/use-users.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { BotTag } from "./bot-tag.tsx";

interface PersonRowProps {
  readonly userId: number;
  /** Whether they are here now; left out where nobody wants to know. */
  readonly online?: boolean;
  /** What they are, and what can be done with them. */
  readonly children?: ReactNode;
}

/** One person in a list: who it is, then what can be done. */
export function PersonRow({ userId, online, children }: PersonRowProps) {
  const name = useUsers().get(userId)?.nickname ?? "";
  return (
    <Group wrap="nowrap" gap="sm">
      <InitialsAvatar id={userId} name={name} {...(online !== undefined && { online })} />
      <Text flex={1} truncate>
        {name}
      </Text>
      <BotTag userId={userId} />
      {children}
    </Group>
  );
}
