import type { Id } from "../id.ts";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { changePeople, type PeopleChange } from "./task-people.ts";
import type { TaskUser } from "./task.ts";

type Role = TaskUser["owner"] | undefined;

/** What an edit of a task may name, as far as merging cares. */
interface TaskEdit {
  readonly id: Id;
  readonly completeTime?: number | undefined;
  readonly flowItemId?: Id | undefined;
  readonly times?: unknown;
  readonly milestone?: unknown;
  readonly content?: string | undefined;
  readonly contentVersion?: number | undefined;
  readonly addOwner?: Id[] | undefined;
  readonly removeOwner?: Id[] | undefined;
  readonly addAssist?: Id[] | undefined;
  readonly removeAssist?: Id[] | undefined;
  readonly addTag?: Id[] | undefined;
  readonly removeTag?: Id[] | undefined;
  readonly fields?: unknown;
  readonly repeat?: unknown;
  readonly addReminder?: unknown;
  readonly removeReminder?: unknown;
}

/**
 * Two edits of a task as one. Times, milestones, repeat, reminders, state and completion stay apart: they carry
 * other tasks along, and the moment at which they were changed counts. So do tags and
 * fields of the plan, each of which may be gone by itself. What
 * may be refused for itself is not tied to what the other edit changed.
 */
export function mergeTaskEdits<Edit extends TaskEdit>(
  earlier: Edit,
  later: Edit,
): Edit | undefined {
  if (earlier.id !== later.id || staysApart(earlier) || staysApart(later)) return undefined;
  if ((earlier.content === undefined) !== (later.content === undefined)) return undefined;
  if (namesPeople(earlier) !== namesPeople(later)) return undefined;
  const people = mergePeople(earlier, later);
  return (
    people && {
      ...laterWins(earlier, later),
      ...people,
      // The text that stood before the first of them is what both were based on.
      contentVersion: earlier.contentVersion,
    }
  );
}

function staysApart(edit: TaskEdit): boolean {
  const apart = [
    edit.times,
    edit.milestone,
    edit.completeTime,
    edit.flowItemId,
    edit.addTag,
    edit.removeTag,
    edit.fields,
    edit.repeat,
    edit.addReminder,
    edit.removeReminder,
  ];
  return apart.some((part) => part !== undefined);
}

function namesPeople(edit: PeopleChange): boolean {
  return Boolean(edit.addOwner ?? edit.removeOwner ?? edit.addAssist ?? edit.removeAssist);
}

interface People {
  addOwner: Id[] | undefined;
  removeOwner: Id[] | undefined;
  addAssist: Id[] | undefined;
  removeAssist: Id[] | undefined;
}

const kinds = ["addOwner", "removeOwner", "addAssist", "removeAssist"] as const;

/** All that can be done to one person's part in a task. */
const deeds: readonly (readonly (typeof kinds)[number][])[] = [
  [],
  ["addOwner"],
  ["addAssist"],
  ["removeOwner"],
  ["removeAssist"],
  ["removeOwner", "removeAssist"],
  ["removeOwner", "addAssist"],
];

/** One change that leaves everybody in the part in which the two leave them; undefined where there is none. */
function mergePeople(earlier: PeopleChange, later: PeopleChange): People | undefined {
  const merged: Record<(typeof kinds)[number], Id[]> = {
    addOwner: [],
    removeOwner: [],
    addAssist: [],
    removeAssist: [],
  };
  const named = [earlier, later].flatMap((change) => kinds.flatMap((kind) => change[kind] ?? []));
  for (const userId of new Set(named)) {
    // Whoever was let in has seen the task's chat since: that is not undone by merging.
    const wasAdded = roleAfter([earlier], userId, undefined) !== undefined;
    if (wasAdded && roleAfter([earlier, later], userId, undefined) === undefined) return undefined;
    const deed = deeds.find((kindsOfDeed) => {
      const change = Object.fromEntries(kindsOfDeed.map((kind) => [kind, [userId]]));
      return ([undefined, 0, 1] as const).every(
        (role) => roleAfter([change], userId, role) === roleAfter([earlier, later], userId, role),
      );
    });
    if (!deed) return undefined;
    for (const kind of deed) merged[kind].push(userId);
  }
  const tooMany =
    Math.max(merged.addOwner.length, merged.removeOwner.length) > TASK_OWNERS_MAX ||
    Math.max(merged.addAssist.length, merged.removeAssist.length) > TASK_ASSISTANTS_MAX;
  if (tooMany) return undefined;
  const given = (ids: Id[]) => (ids.length > 0 ? ids : undefined);
  return {
    addOwner: given(merged.addOwner),
    removeOwner: given(merged.removeOwner),
    addAssist: given(merged.addAssist),
    removeAssist: given(merged.removeAssist),
  };
}

function roleAfter(changes: readonly PeopleChange[], userId: Id, role: Role): Role {
  let people: TaskUser[] = role === undefined ? [] : [{ userId, owner: role }];
  for (const change of changes) people = changePeople(people, change);
  return people.find((entry) => entry.userId === userId)?.owner;
}
