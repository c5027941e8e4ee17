import type { KanbanChecklist } from "../kanban/kanban.ts";
import type { MeisterChecklist, MeisterItem, MeisterTask } from "./meister-export.ts";

/** What MeisterTask's numbers say of a line that was ticked. */
const TICKED = new Set(["2", "5", "completed", "checked", "done"]);

/** Reads the checklists of tasks, whether they stand in them or beside them. */
export function checklistReader(
  lists: readonly MeisterChecklist[],
  items: readonly MeisterItem[],
): (task: MeisterTask) => KanbanChecklist[] {
  const byTask = Map.groupBy(lists, ({ task_id: taskId }) => String(taskId ?? ""));
  const byList = Map.groupBy(items, ({ checklist_id: listId }) => String(listId ?? ""));
  return (task) => {
    const own = [...(task.checklists ?? []), ...(byTask.get(String(task.id)) ?? [])];
    return bySequence(own).map((list) => {
      const inside = list.items ?? list.checklist_items ?? byList.get(String(list.id ?? "-")) ?? [];
      return {
        name: list.name ?? "",
        items: bySequence(inside).map(({ name, status }) => ({
          name: name ?? "",
          isDone: TICKED.has(String(status ?? "").toLowerCase()),
          personIds: [],
        })),
      };
    });
  };
}

/** Entries without a place stay behind the others, in the order of the file. */
export function bySequence<T extends { sequence?: number | null | undefined }>(
  entries: readonly T[],
): T[] {
  const place = ({ sequence }: T): number => sequence ?? Number.MAX_VALUE;
  return entries.toSorted((one, other) => place(one) - place(other));
}
