import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { addPinnedTask } from "./add-pinned-task.ts";

export const addPinnedTaskCases = casesOf(addPinnedTask, {
  by: "member",
  arguments: ({ sheet, member, mint }, me) => ({
    id: mint(me),
    dialogId: mint(me),
    sheetId: sheet.id,
    x: 400_000,
    y: 300_000,
    name: "Crack in the wall",
    owner: [member.userId],
  }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "an owner who is not in the plan": {
      arguments: ({ sheet, outsider }) => ({
        sheetId: sheet.id,
        x: 0,
        y: 0,
        name: "Crack",
        owner: [outsider.userId],
      }),
      code: PARAMETER_ERROR,
      reason: "task.memberOnly",
    },
  },
});
