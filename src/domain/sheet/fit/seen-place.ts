import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { Sheet } from "../sheet.ts";
import { AS_IT_LIES, type SheetFit } from "./sheet-fit.ts";

/** On which revision somebody saw the place that they say; left out: it is a place of the sheet itself. */
export const seenOnShape = z.optional(idOf("sheetRevision"));

/**
 * How places of a sheet lie on the revision on which somebody saw them, as is known by now: they may have set something before
 * they heard that it was aligned. One that was taken away meanwhile lay as the sheet does.
 */
export function* fitSeen(
  { id }: Pick<Sheet, "id">,
  revisionId: Id | undefined,
): Reading<Result<SheetFit, Refusal>> {
  const revision = revisionId === undefined ? undefined : yield* get("sheetRevision", revisionId);
  if (!revision) return success(AS_IT_LIES);
  return revision.sheetId === id
    ? success(revision.fit)
    : failure(parameterError("sheet.revisionGone"));
}
