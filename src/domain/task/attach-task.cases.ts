import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, TASK_GONE } from "../refusal.ts";
import { attachTask } from "./attach-task.ts";

export const attachTaskCases = casesOf(attachTask, {
  by: "member",
  arguments: ({ loneTask, task }) => ({ taskId: loneTask.id, parentId: task.id }),
  roles: owners(TASK_GONE),
  refusals: {
    "a task that has subtasks": {
      arguments: ({ loneTask, task }) => ({ taskId: task.id, parentId: loneTask.id }),
      code: PARAMETER_ERROR,
      reason: "task.hasSubtasks",
    },
    "a subtask below a subtask": {
      arguments: ({ loneTask, subtask }) => ({ taskId: loneTask.id, parentId: subtask.id }),
      code: PARAMETER_ERROR,
      reason: "task.subtaskOfSubtask",
    },
  },
});
