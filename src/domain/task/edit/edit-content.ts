import type { Actor } from "../../command.ts";
import { get, type Reading } from "../../reading.ts";
import { conflict, parameterError } from "../../refusal.ts";
import type { TaskMembership } from "../can-change-task.ts";
import type { Completion } from "../complete-task.ts";
import type { Task } from "../task.ts";

interface ContentEdit {
  readonly content?: string | undefined;
  readonly contentVersion?: number | undefined;
}

/** The description of a task as another one, where it is still what that was based on. */
export function* editContent(
  args: ContentEdit,
  actor: Actor,
  { task: before }: TaskMembership,
  task: Task,
): Reading<Completion> {
  if (args.content === undefined) return { task, changes: [] };
  if (before.parentId > 0) return { refusal: parameterError() };
  const current = yield* get("taskContent", before.id);
  const version = current?.version ?? 0;
  const same = current?.content === args.content;
  if (args.contentVersion !== undefined && args.contentVersion !== version && !same) {
    return {
      refusal: conflict({ content: args.content }, { content: current?.content ?? "", version }),
    };
  }
  const { id, planId, privateTo } = before;
  const put = { id, planId, privateTo, content: args.content, version: version + 1 };
  const row = { ...put, userId: actor.userId, updateTime: actor.now };
  return { task, changes: same ? [] : [{ entity: "taskContent", action: "update", put: row }] };
}
