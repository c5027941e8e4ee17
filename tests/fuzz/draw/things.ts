import { COUNTER_MAX, deviceNumberOf, pairDialogId } from "#domain/id.ts";
import type { Scope } from "#domain/scope.ts";
import type { Snapshot } from "../world/snapshot.ts";

/** Kinds of rows that have an id of their own, and are known by nothing else. */
const plain = [
  "plan",
  "column",
  "dialog",
  "message",
  "department",
  "position",
  "userGroup",
  "role",
  "dictionary",
  "dataInterface",
  "user",
  "device",
  "form",
  "formVersion",
  "menuItem",
  "printTemplate",
  "record",
  "approval",
  "approvalFlow",
  "file",
  "libraryItem",
  "planTag",
  "planField",
  "automation",
  "flowItem",
  "checkItem",
  "timeEntry",
  "workTimer",
  "savedView",
  "scheduledMessage",
  "dialogFolder",
  "planTemplate",
  "sheet",
  "sheetRevision",
  "markup",
] as const;

export type ThingKind = (typeof plain)[number] | "task" | "subtask" | "chat";

/** Something that has an id, and where it lies. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: number;
  readonly scope: Scope;
}

/** Everything there is; `chat` is the one of a task that nobody has opened. */
export function thingsIn({ rows }: Snapshot): Thing[] {
  const opened = new Set(rows.dialog.map(({ row }) => row.id));
  const things: Thing[] = plain.flatMap((kind) =>
    rows[kind].map(({ row, scope }) => ({ kind, id: row.id, scope })),
  );
  for (const { row, scope } of rows.task) {
    things.push({ kind: row.parentId > 0 ? "subtask" : "task", id: row.id, scope });
    if (row.dialogId > 0 && !opened.has(row.dialogId))
      things.push({ kind: "chat", id: row.dialogId, scope });
  }
  return things;
}

/** Ids at the edges of what is somebody's: beside the server's, of two people, past the end of a range. */
export function edgeIds(snapshot: Snapshot, things: readonly Thing[], ownRange: number): number[] {
  const ids = things.map(({ id }) => id);
  const servers = ids.filter((id) => snapshot.ranges.get(deviceNumberOf(id)) === 0);
  const people = snapshot.rows.user.map(({ row }) => row.id);
  const [one = 1, other = 2] = people;
  return [
    Math.max(0, ...servers) + 1,
    pairDialogId(one, other),
    pairDialogId(Math.max(...people), Math.max(...people) + 1),
    (ownRange + 1) * (COUNTER_MAX + 1) - 1,
    (ownRange + 1_000) * (COUNTER_MAX + 1) + 1,
    Number.MAX_SAFE_INTEGER,
    1,
  ];
}
