import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { canChangeTask, taskOfMember } from "../task/can-change-task.ts";
import { fileGoneChanges, removeFileChanges } from "./take-file.ts";

/** `plan/task/filedelete`: takes a file away from a task; the message that brought it says that it is gone. */
export const removeTaskFile = defineCommand({
  name: "task.removeFile",
  path: "/api/plan/task/filedelete",
  arguments: z.object({ fileId: idOf("file") }),
  reply: z.object({ id: idOf("file") }),
  lane: (args) => ({ entity: "file", id: args.fileId }),
  takes: true,
  *decide(args, actor) {
    const file = yield* get("file", args.fileId);
    if (!file || file.taskId === 0) return refused(parameterError("file.gone"));
    const found = yield* taskOfMember(file.taskId, actor);
    if (!found.ok) return refused(found.refusal);
    const { main } = found.value;
    const right = canChangeTask(main, found.value);
    if (file.userId !== actor.userId && !right.ok) return refused(right.refusal);
    const changes = [...(yield* removeFileChanges(file)), ...(yield* fileGoneChanges(file))];
    return applied(changes, { id: file.id });
  },
});
