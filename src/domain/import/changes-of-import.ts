import type { BoardImport, ImportChanges, ImportLeftOut } from "./board-import.ts";
import { partSteps } from "./plan-file/part-steps.ts";

/** What comes along changed and what stays behind, once it is said who is who: what only names people without an account cannot come. */
export function changesOfImport(
  board: BoardImport,
  userIds: ReadonlyMap<string, number>,
): ImportChanges {
  const { steps, left } = partsComing(board, userIds);
  const times = board.tasks
    .flatMap((task) => [task, ...task.subtasks])
    .flatMap((task) => task.times ?? [])
    .filter(({ memberKey }) => !userIds.get(memberKey));
  const rules = steps.filter((step) => step.name === "automation.add");
  const [rule] = rules;
  return {
    leftOut: added(board.leftOut, [
      { what: "timeRecords", count: times.length },
      { what: "automations", count: left.automations },
      { what: "views", count: left.views },
    ]),
    notes: rule
      ? [...board.notes, { what: "automationsOff", name: rule.args.name, count: rules.length }]
      : board.notes,
  };
}

/** How many rules come along, none of which acts yet. */
export function rulesComing(board: BoardImport, userIds: ReadonlyMap<string, number>): number {
  return partsComing(board, userIds).steps.filter(({ name }) => name === "automation.add").length;
}

function partsComing(
  { parts = {}, columns, tags, states = [], fields = [], members }: BoardImport,
  userIds: ReadonlyMap<string, number>,
): ReturnType<typeof partSteps> {
  // What they become does not matter here.
  const anyId = (_thing: unknown, at: number) => at + 1;
  return partSteps(parts, 1, {
    columnIds: columns.map(anyId),
    tagIds: tags.map(anyId),
    stateIds: states.map(anyId),
    fieldIds: fields.map(anyId),
    personIds: members.map(({ key }) => userIds.get(key) ?? 0),
    fields,
  });
}

function added(before: readonly ImportLeftOut[], more: readonly ImportLeftOut[]): ImportLeftOut[] {
  const counts = new Map<ImportLeftOut["what"], number>();
  for (const { what, count } of [...before, ...more])
    if (count > 0) counts.set(what, (counts.get(what) ?? 0) + count);
  return [...counts].map(([what, count]) => ({ what, count }));
}
