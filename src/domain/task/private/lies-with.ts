import type { Change } from "../../command.ts";
import { get, list, type Reading } from "../../reading.ts";
import type { Task } from "../task.ts";

/**
 * What lies with a task and its subtasks wherever they lie: descriptions, chats and what waits for what. Lines of the checklist,
 * pins, times that were worked, messages and files follow by themselves. What baselines say of a private task goes.
 */
export function* liesWithChanges(family: readonly Task[]): Reading<Change[]> {
  const changes: Change[] = [];
  for (const { id, dialogId, privateTo } of family) {
    const content = yield* get("taskContent", id);
    if (content)
      changes.push({ entity: "taskContent", action: "update", put: { ...content, privateTo } });
    changes.push(...(yield* chatChanges(dialogId, privateTo)));
  }
  return [...changes, ...(yield* linkChanges(family)), ...(yield* baselineChanges(family))];
}

function* chatChanges(dialogId: Task["dialogId"], privateTo: Task["privateTo"]): Reading<Change[]> {
  const dialog = dialogId > 0 ? yield* get("dialog", dialogId) : undefined;
  if (!dialog) return [];
  const changes: Change[] = [
    { entity: "dialog", action: "groupUpdate", put: { ...dialog, privateTo } },
  ];
  for (const entry of yield* list("dialogUser", { dialogId }))
    changes.push({ entity: "dialogUser", action: "update", put: { ...entry, privateTo } });
  for (const mark of yield* list("messageMark", { dialogId }))
    changes.push({ entity: "messageMark", action: "update", put: { ...mark, privateTo } });
  return changes;
}

/** Everybody in the plan reads its baselines: what was kept there of a task that is private from now on goes. */
function* baselineChanges(family: readonly Task[]): Reading<Change[]> {
  const [first] = family;
  if (!first || first.privateTo === 0) return [];
  const hidden = new Set(family.map(({ id }) => id));
  return (yield* list("baseline", { planId: first.planId })).flatMap((baseline): Change[] => {
    const tasks = baseline.tasks.filter(([id]) => !hidden.has(id));
    const isSame = tasks.length === baseline.tasks.length;
    return isSame ? [] : [{ entity: "baseline", action: "update", put: { ...baseline, tasks } }];
  });
}

/** A link lies with whichever of its tasks is private, so that nobody learns of a task by what waits for it. */
export function linkLiesWith(
  from: Pick<Task, "privateTo"> | undefined,
  to: Pick<Task, "privateTo"> | undefined,
): Task["privateTo"] {
  return to?.privateTo || from?.privateTo || 0;
}

function* linkChanges(family: readonly Task[]): Reading<Change[]> {
  const planId = family[0]?.planId;
  if (planId === undefined) return [];
  const moved = new Map(family.map((task) => [task.id, task]));
  const changes: Change[] = [];
  for (const link of yield* list("taskLink", { planId })) {
    if (!moved.has(link.fromId) && !moved.has(link.toId)) continue;
    const from = moved.get(link.fromId) ?? (yield* get("task", link.fromId));
    const to = moved.get(link.toId) ?? (yield* get("task", link.toId));
    const privateTo = linkLiesWith(from, to);
    if (privateTo !== link.privateTo)
      changes.push({ entity: "taskLink", action: "update", put: { ...link, privateTo } });
  }
  return changes;
}
