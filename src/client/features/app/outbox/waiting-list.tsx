import { Title } from "@mantine/core";
import type { OutboxEntry } from "#client/data/database/outbox-entry.ts";
import { Each } from "#client/ui/each/each.tsx";
import { groupEntries } from "./group-entries.ts";
import classes from "./outbox.module.css";
import { useThingName } from "./use-thing-name.ts";
import { WaitingRow } from "./waiting-row.tsx";

interface WaitingListProps {
  readonly entries: readonly OutboxEntry[];
}

/** What has not reached the server; where it is of several plans and chats, under the name of each. */
export function WaitingList({ entries }: WaitingListProps) {
  const nameOf = useThingName();
  const groups = groupEntries(entries);
  return groups.map(({ key, place, entries: those }) => (
    <div key={key}>
      {groups.length > 1 && place && (
        <Title order={3} size="h6" my="xs">
          {nameOf(place)}
        </Title>
      )}
      <ul className={classes.list}>
        <Each rows={those} keyOf={({ n }) => n} as="li">
          {(entry) => <WaitingRow entry={entry} />}
        </Each>
      </ul>
    </div>
  ));
}
