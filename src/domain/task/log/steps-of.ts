import type { Change } from "../../command.ts";
import type { EntityName } from "../../entity-names.ts";
import type { AnyRow, RowId, RowOf } from "../../entities.ts";
import type { Id } from "../../id.ts";
import type { Task } from "../task.ts";
import { fieldSteps, type FieldStep } from "./field-steps.ts";

/** A step as it is written down: in whose log it stands, and with which row it was done. */
export interface LoggedStep extends FieldStep {
  /** The task in whose log it stands. */
  readonly logOf: Id;
  readonly taskId: Id;
}

/** The rows of a task as far as its log tells of them. */
type Told = {
  [Name in "task" | "taskContent" | "file" | "checkItem"]: {
    readonly entity: Name;
    readonly before: RowOf<Name> | undefined;
    readonly after: RowOf<Name> | undefined;
  };
}["task" | "taskContent" | "file" | "checkItem"];

const TOLD: ReadonlySet<EntityName> = new Set(["task", "taskContent", "file", "checkItem"]);

/**
 * What one command did with tasks, from the rows that it changed. What comes along with a task that is born or gone
 * is part of that: a log begins with what is done to what is there.
 */
export function stepsOf(
  changes: readonly Change[],
  before: (entity: EntityName, id: RowId) => AnyRow | undefined,
): LoggedStep[] {
  const told = changes.flatMap((change) => {
    if (!TOLD.has(change.entity)) return [];
    const id = "put" in change ? change.put.id : change.remove;
    const after = "put" in change ? change.put : undefined;
    return [{ entity: change.entity, before: before(change.entity, id), after } as Told];
  });
  const comeOrGone = new Set(
    told.flatMap((row) => {
      const task = row.entity === "task" ? (row.before ?? row.after) : undefined;
      return task?.parentId === 0 && (!row.before || !row.after) ? [task.id] : [];
    }),
  );
  return told.flatMap(stepsOfRow).filter(({ logOf }) => !comeOrGone.has(logOf));
}

function stepsOfRow(row: Told): LoggedStep[] {
  switch (row.entity) {
    case "task":
      return taskSteps(row);
    case "taskContent":
      return contentSteps(row);
    case "file":
      return fileSteps(row);
    case "checkItem":
      return checkSteps(row);
  }
}

type Row<Name> = Extract<Told, { entity: Name }>;

function taskSteps({ before, after }: Row<"task">): LoggedStep[] {
  const row = after ?? before;
  if (!row) return [];
  const place = { logOf: row.parentId || row.id, taskId: row.id };
  const named = row.parentId > 0 ? { name: row.name } : {};
  if (before && after && before.parentId !== after.parentId)
    return after.parentId > 0 ? attachSteps(after) : detachSteps(before, after);
  if (before && after)
    return fieldSteps(before, after).map(({ kind, detail }) => ({
      ...place,
      kind,
      detail: { ...named, ...detail },
    }));
  const kind = after ? "subtaskAdd" : "subtaskRemove";
  return row.parentId > 0 ? [{ ...place, kind, detail: named }] : [];
}

/** A subtask that has become a task is told of in the log of the one, and in its own. */
function detachSteps({ parentId }: Task, { id, name }: Task): LoggedStep[] {
  return [
    { logOf: parentId, taskId: parentId, kind: "subtaskDetach", detail: { name } },
    { logOf: id, taskId: id, kind: "becameTask", detail: {} },
  ];
}

/** As a subtask that has become a task, the other way round. */
function attachSteps({ id, name, parentId }: Task): LoggedStep[] {
  return [
    { logOf: parentId, taskId: parentId, kind: "subtaskAttach", detail: { name } },
    { logOf: id, taskId: id, kind: "becameSubtask", detail: {} },
  ];
}

function contentSteps({ before, after }: Row<"taskContent">): LoggedStep[] {
  if (!after || before?.content === after.content) return [];
  const { id, version } = after;
  return [{ logOf: id, taskId: id, kind: "description", detail: { version } }];
}

function fileSteps({ before, after }: Row<"file">): LoggedStep[] {
  const row = after ?? before;
  if (!row || row.taskId === 0 || (before && after)) return [];
  const { taskId, name } = row;
  return [{ logOf: taskId, taskId, kind: after ? "fileAdd" : "fileRemove", detail: { name } }];
}

function checkSteps({ before, after }: Row<"checkItem">): LoggedStep[] {
  const row = after ?? before;
  if (!row) return [];
  const { taskId, name } = row;
  const place = { logOf: taskId, taskId };
  if (!before || !after)
    return [{ ...place, kind: after ? "checkAdd" : "checkRemove", detail: { name } }];
  const steps: LoggedStep[] = [];
  if (before.name !== after.name)
    steps.push({ ...place, kind: "checkRename", detail: { from: before.name, to: after.name } });
  if (before.done !== after.done)
    steps.push({
      ...place,
      kind: after.done === 1 ? "checkTick" : "checkUntick",
      detail: { name },
    });
  return steps;
}
