import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { assignTodo } from "./assign-todo.ts";

export const assignTodoCases = casesOf(assignTodo, {
  by: "member",
  arguments: ({ message, leader, mint }, me) => ({
    msgId: message.id,
    userId: [leader.userId],
    lineId: mint(me),
  }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "a to-do for somebody who is not in the chat": {
      arguments: ({ message, outsider }) => ({ msgId: message.id, userId: [outsider.userId] }),
      code: PARAMETER_ERROR,
      reason: "message.notInDialog",
    },
  },
});
