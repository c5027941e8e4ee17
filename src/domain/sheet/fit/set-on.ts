import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { Sheet } from "../sheet.ts";
import type { SheetRevision } from "../sheet-revision.ts";
import { AS_IT_LIES, type SheetFit } from "./sheet-fit.ts";

/** The revision on which somebody sets something, of which the places are parts; the one that holds where left out. */
export const setOnShape = z.optional(idOf("sheetRevision"));

/**
 * The revision that is meant, unless it is one of another sheet. One that was taken away meanwhile is none to refuse what somebody
 * has noted on it.
 */
export function* revisionSetOn(
  { id, revisionId }: Pick<Sheet, "id" | "revisionId">,
  named: Id | undefined,
): Reading<Result<Id, Refusal>> {
  if (named === undefined) return success(revisionId);
  const revision = yield* get("sheetRevision", named);
  const isOther = revision !== undefined && revision.sheetId !== id;
  return isOther ? failure(parameterError("sheet.revisionGone")) : success(named);
}

/** How places of the sheet lie on the revision on which something was set; one that is gone, or was never named, lies as the sheet does. */
export function fitOfSetOn(
  { revisionId }: { readonly revisionId: Id },
  revisions: readonly Pick<SheetRevision, "id" | "fit">[],
): SheetFit {
  return revisions.find(({ id }) => id === revisionId)?.fit ?? AS_IT_LIES;
}
