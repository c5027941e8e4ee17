import type { Actor, Change } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { SHEET_PINS_MAX } from "../sheet-limits.ts";
import { list, type Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { SheetPlace } from "../place-on-sheet.ts";
import type { Sheet } from "../sheet.ts";
import type { Task } from "../../task/task.ts";
import type { Pin } from "./pin.ts";

/** Refuses a pin more than a sheet takes. */
export function* refuseFullSheet({ id: sheetId }: Sheet): Reading<Refusal | undefined> {
  const held = yield* list("pin", { sheetId });
  return held.length >= SHEET_PINS_MAX
    ? parameterError("pin.max", { count: SHEET_PINS_MAX })
    : undefined;
}

/** A new pin of a task, under the next number of its sheet. */
export function setPin(
  sheet: Sheet,
  { id: taskId, privateTo }: Pick<Task, "id" | "privateTo">,
  { revisionId, x, y }: SheetPlace & Pick<Pin, "revisionId">,
  { userId, now }: Actor,
): { readonly pin: Pin; readonly changes: Change[] } {
  const number = sheet.lastPin + 1;
  const pin: Pin = {
    id: joinKey(sheet.id, taskId),
    sheetId: sheet.id,
    taskId,
    planId: sheet.planId,
    privateTo,
    revisionId,
    x,
    y,
    number,
    userId,
    createTime: now,
    updateTime: now,
  };
  const changes: Change[] = [
    { entity: "pin", action: "add", put: pin },
    { entity: "sheet", action: "update", put: { ...sheet, lastPin: number } },
  ];
  return { pin, changes };
}
