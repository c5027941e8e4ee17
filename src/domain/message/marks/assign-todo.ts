import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { peopleOfDialog } from "../../dialog/people-of-dialog.ts";
import { refuseByRules } from "../../dialog/rules/refuse-by-rules.ts";
import type { Id } from "../../id.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { messageOfMember } from "../can-use-message.ts";
import { markOf, putMarkChanges, refuseMark } from "./change-mark.ts";
import { type MessageMark, messageMarkShape } from "./message-mark.ts";
import { postLineChanges } from "./post-line.ts";
import { TODO_PEOPLE_MAX } from "./todo-limits.ts";

/**
 * `dialog/msg/todo`: makes a message the to-do of people of the chat, or with `remove` of some no more. Who is
 * to see to it is called by the line that tells of it.
 */
export const assignTodo = defineCommand({
  name: "message.todo",
  path: "/api/dialog/msg/todo",
  arguments: z.object({
    msgId: idOf("message"),
    /** "all" = everybody who is in the chat at that moment, "user" = those who are named (the usual). */
    type: z.optional(z.enum(["all", "user"])),
    userId: z.optional(z.array(idOf("user")).check(z.maxLength(TODO_PEOPLE_MAX))),
    remove: z.optional(z.boolean()),
    /** Of the line in the chat that tells of it. */
    lineId: z.optional(newIdOf("message")),
  }),
  reply: messageMarkShape,
  lane: (args) => ({ entity: "message", id: args.msgId }),
  mint: (args, nextId) => ({ ...args, lineId: args.lineId ?? nextId() }),
  minted: (args) => [args.lineId],
  subject: ({ msgId }) => ({ entity: "message", id: msgId }),
  *decide(args, actor) {
    const found = yield* messageOfMember(args.msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message, dialog } = found.value;
    const saying = { toAll: args.type === "all" && args.remove !== true, later: true } as const;
    const refusal = refuseMark(message) ?? (yield* refuseByRules(found.value, actor, saying));
    if (refusal) return refused(refusal);
    const before = yield* markOf(message);
    const had = new Set(before.todos.map(({ userId }) => userId));
    const inIt = new Set(yield* peopleOfDialog(dialog));
    const named = new Set(args.type === "all" ? [...(args.remove ? had : inIt)] : args.userId);
    const changed = [...named].filter((userId) => had.has(userId) === (args.remove === true));
    if (changed.length === 0) return applied([], before);
    if (!args.remove && changed.some((userId) => !inIt.has(userId))) {
      return refused(parameterError("message.notInDialog"));
    }
    if (!args.remove && had.size + changed.length > TODO_PEOPLE_MAX) {
      return refused(parameterError("message.todoPeopleMax", { count: TODO_PEOPLE_MAX }));
    }
    const put = args.remove
      ? withoutTodos(before, changed)
      : withTodos(before, changed, { userId: actor.userId, time: actor.now });
    const marked = yield* putMarkChanges(put, "update");
    if ("refusal" in marked) return refused(marked.refusal);
    const action = args.remove ? "remove" : "add";
    const line = { id: args.lineId ?? 0, type: "todo", action, userIds: changed } as const;
    return applied([...marked.changes, ...(yield* postLineChanges(found.value, line, actor))], put);
  },
});

function withTodos(
  mark: MessageMark,
  people: readonly Id[],
  by: { readonly userId: Id; readonly time: number },
): MessageMark {
  const added = people.map((userId) => ({ userId, doneTime: 0 }));
  if (mark.todos.length > 0) return { ...mark, todos: [...mark.todos, ...added] };
  return { ...mark, todos: added, todoUserId: by.userId, todoTime: by.time };
}

function withoutTodos(mark: MessageMark, people: readonly Id[]): MessageMark {
  const left = new Set(people);
  const todos = mark.todos.filter(({ userId }) => !left.has(userId));
  return todos.length > 0 ? { ...mark, todos } : { ...mark, todos, todoUserId: 0, todoTime: 0 };
}
