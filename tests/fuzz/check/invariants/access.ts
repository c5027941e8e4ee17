import { accessIdsIn } from "../../world/sight.ts";
import type { Snapshot } from "../../world/snapshot.ts";

/** Access rows are what memberships say, no more and no less. */
export function accessViolations(snapshot: Snapshot): string[] {
  const due = new Set(accessIdsIn(snapshot));
  const stored = new Set(snapshot.rows.access.map(({ row }) => row.id));
  return [
    ...[...stored].filter((id) => !due.has(id)).map((id) => `${id} is let in and is no member`),
    ...[...due].filter((id) => !stored.has(id)).map((id) => `${id} is a member and is not let in`),
  ];
}

/** The log has no holes up to where the space stands. */
export function logViolations({ space, log }: Snapshot): string[] {
  const isWhole = log.last === space.head && log.count === space.head - space.floor;
  return isWhole
    ? []
    : [`the log holds ${log.count} lines up to ${log.last}, the space stands at ${space.head}`];
}
