import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { removePin } from "./remove-pin.ts";

export const removePinCases = casesOf(removePin, {
  by: "member",
  arguments: ({ sheet, task }) => ({ sheetId: sheet.id, taskId: task.id }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "a task that is not on the sheet": {
      arguments: ({ sheet, loneTask }) => ({ sheetId: sheet.id, taskId: loneTask.id }),
      code: PARAMETER_ERROR,
      reason: "pin.gone",
    },
  },
});
