import { failure, type Result, success } from "#base/result.ts";
import type { Actor } from "../../command.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { noAccess, parameterError, type Refusal } from "../../refusal.ts";
import { sheetToUse } from "../can-use-sheet.ts";
import type { Sheet } from "../sheet.ts";
import type { Markup } from "./markup.ts";

interface MarkupInReach {
  readonly markup: Markup;
  readonly sheet: Sheet;
}

/** A markup for whose layer it lies in; whoever leads the plan may take it away as well. */
export function* markupToChange(
  id: Id,
  actor: Actor,
  by: "maker" | "makerOrLeader",
): Reading<Result<MarkupInReach, Refusal>> {
  const markup = yield* get("markup", id);
  if (!markup) return failure(parameterError("markup.gone"));
  const found = yield* sheetToUse(markup.sheetId, actor);
  if (!found.ok) return found;
  const may = markup.userId === actor.userId || (by === "makerOrLeader" && found.value.leads);
  return may
    ? success({ markup, sheet: found.value.sheet })
    : failure(noAccess("markup.makerOnly"));
}
