import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { addPin } from "./add-pin.ts";

export const addPinCases = casesOf(addPin, {
  by: "member",
  arguments: ({ sheet, loneTask }) => ({
    sheetId: sheet.id,
    taskId: loneTask.id,
    x: 400_000,
    y: 300_000,
  }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "on a sheet that was removed": {
      arguments: ({ removedSheet, task }) => ({
        sheetId: removedSheet.id,
        taskId: task.id,
        x: 0,
        y: 0,
      }),
      code: PARAMETER_ERROR,
      reason: "sheet.gone",
    },
  },
});
