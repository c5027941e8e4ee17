import { Button, Group, Text } from "@mantine/core";
import { useUsers } from "#client/live/use-users.ts";
import { RelativeTime } from "../time/relative-time.tsx";

interface HandedOutLinkProps {
  readonly link: {
    readonly name: string;
    readonly userId: number;
    readonly createTime: number;
    /** When somebody last came by it, epoch ms; 0 = never. */
    readonly lastTime: number;
  };
  /** What is said of it in short; "" is left out. */
  readonly facts: readonly string[];
  readonly words: {
    readonly somebody: string;
    readonly last: string;
    readonly revoke: string;
    readonly revokeNamed: string;
  };
  readonly canRevoke: boolean;
  readonly onRevoke: () => void;
}

/** A link in the list of those that were handed out: whom it is for, who made it and when, how it stands, and taking it back. */
export function HandedOutLink({ link, facts, words, canRevoke, onRevoke }: HandedOutLinkProps) {
  const users = useUsers();
  const { name, userId, createTime, lastTime } = link;
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <Text fw={500}>{name}</Text>
        <Text c="dimmed" size="xs">
          {users.get(userId)?.nickname ?? words.somebody} · <RelativeTime time={createTime} />
        </Text>
        <Text c="dimmed" size="xs">
          {facts.filter((fact) => fact !== "").join(" · ")}
        </Text>
        {lastTime > 0 && (
          <Text c="dimmed" size="xs">
            {words.last} <RelativeTime time={lastTime} />
          </Text>
        )}
      </div>
      {canRevoke && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={words.revokeNamed}
          onClick={onRevoke}
        >
          {words.revoke}
        </Button>
      )}
    </Group>
  );
}
