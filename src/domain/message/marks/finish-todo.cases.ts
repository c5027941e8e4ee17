import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { finishTodo } from "./finish-todo.ts";

export const finishTodoCases = casesOf(finishTodo, {
  by: "member",
  arguments: ({ todo, mint }, me) => ({ msgId: todo.id, lineId: mint(me) }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "what is nobody's to-do": {
      arguments: ({ message }) => ({ msgId: message.id }),
      code: PARAMETER_ERROR,
      reason: "message.notYourTodo",
    },
  },
});
