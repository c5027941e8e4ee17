import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../command.ts";
import { get } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { messageOfMember } from "../can-use-message.ts";
import { messageMarkShape } from "./message-mark.ts";
import { postLineChanges } from "./post-line.ts";

/** `dialog/msg/done`: the caller has seen to a message that is their to-do, or with `remove` has not after all. */
export const finishTodo = defineCommand({
  name: "message.done",
  path: "/api/dialog/msg/done",
  arguments: z.object({
    msgId: idOf("message"),
    remove: z.optional(z.boolean()),
    /** Of the line in the chat that tells of it. */
    lineId: z.optional(newIdOf("message")),
  }),
  reply: messageMarkShape,
  lane: (args) => ({ entity: "message", id: args.msgId }),
  mint: (args, nextId) => ({ ...args, lineId: args.lineId ?? nextId() }),
  minted: (args) => [args.lineId],
  *decide(args, actor) {
    const found = yield* messageOfMember(args.msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const before = yield* get("messageMark", args.msgId);
    const mine = before?.todos.find(({ userId }) => userId === actor.userId);
    if (!before || !mine) return refused(parameterError("message.notYourTodo"));
    const isDone = args.remove !== true;
    if (isDone === mine.doneTime > 0) return applied([], before);
    const doneTime = isDone ? actor.now : 0;
    const put = {
      ...before,
      todos: before.todos.map((todo) =>
        todo.userId === actor.userId ? { ...todo, doneTime } : todo,
      ),
    };
    const changes: Change[] = [{ entity: "messageMark", action: "update", put }];
    // That it is open again is seen where it stands; only that it is done is news.
    if (!isDone) return applied(changes, put);
    const line = {
      id: args.lineId ?? 0,
      type: "todo",
      action: "done",
      userIds: [actor.userId],
    } as const;
    return applied([...changes, ...(yield* postLineChanges(found.value, line, actor))], put);
  },
});
