import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { saveFormFields } from "#contract/calls/oa-examine.ts";
import { labelOf } from "#domain/approval/label.ts";
import { drawOaFields } from "#domain/approval/oa/draw-oa-fields.ts";
import { EXAMINE_INCOMPLETE } from "#domain/approval/state/told.ts";
import { DEFINITION_SIZE_MAX, JSON_DEPTH_MAX } from "#domain/form/definition/form-limits.ts";
import { objectOf } from "#domain/form/json/json.ts";
import { readJsonText } from "#domain/form/json/read-json.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { notDrawn } from "../../queries/examine/oa-values.ts";
import { tableOf } from "../../tables/registry.ts";
import type { MemberContext } from "../bind.ts";
import { run, SYSTEM_TYPE } from "./run-examine.ts";

/** Draws the fields of a form anew and publishes it; where that is refused, nothing of it stays but a draft. */
export async function saveOaFields(
  { categoryId, data }: ParsedBodyOf<typeof saveFormFields>,
  context: MemberContext,
): Promise<Result<ReplyOf<typeof saveFormFields>, Refusal>> {
  const { database } = context.server;
  const form = await tableOf("form").get(database, categoryId);
  if (!form) return failure(parameterError("form.gone"));
  if (labelOf(form) === 0) return failure(SYSTEM_TYPE);
  const latest = form.draftId || form.versionId;
  const version = await tableOf("formVersion").get(database, latest);
  const read = readJsonText(version?.definition ?? "{}", {
    size: DEFINITION_SIZE_MAX,
    depth: JSON_DEPTH_MAX,
  });
  if (!read.ok) return read;
  const drawn = drawOaFields(objectOf(read.value), data);
  if (drawn.unknown.length > 0) return failure(notDrawn(drawn.unknown));
  const [twice] = drawn.twice;
  if (twice) return failure(twice);
  const definition = JSON.stringify(drawn.definition);
  const edited = await run(context, "form.edit", { id: categoryId, definition, basedOn: latest });
  if (!edited.ok) return edited;
  const published = await run(context, "form.publish", { id: categoryId });
  return published.ok
    ? success({ categoryId, versionId: published.value.versionId })
    : failure(asIncomplete(published.error));
}

/** What refers to a field that is there no more has to be completed first. */
function asIncomplete(refusal: Refusal): Refusal {
  return refusal.reason === "form.broken" ? { ...refusal, code: EXAMINE_INCOMPLETE } : refusal;
}
