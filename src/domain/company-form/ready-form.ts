import { type Result, success } from "#base/result.ts";
import { namedZone, UTC, type Zone } from "../form/calendar/zone.ts";
import { parseDefinitionText } from "../form/definition/parse-definition.ts";
import { compileForm } from "../form/graph/compile-form.ts";
import type { Form } from "../form/graph/form.ts";
import type { Refusal } from "../refusal.ts";
import type { FormVersion } from "./form-version.ts";

/** A version made ready to be filled in. */
export interface ReadyForm {
  readonly form: Form;
  readonly zone: Zone;
}

type Source = Pick<FormVersion, "definition" | "timeZone">;

/** Versions that are kept ready, those that were used last. */
const KEPT_MAX = 40;
const kept = new Map<string, ReadyForm>();

/** Reads a version and makes it ready; what is made of the same text once is used again. */
export function readyForm({ definition, timeZone }: Source): Result<ReadyForm, Refusal> {
  const key = `${timeZone}\n${definition}`;
  const known = kept.get(key);
  if (known) {
    kept.delete(key);
    kept.set(key, known);
    return success(known);
  }
  const parsed = parseDefinitionText(definition);
  if (!parsed.ok) return parsed;
  const ready = { form: compileForm(parsed.value), zone: namedZone(timeZone) ?? UTC };
  kept.set(key, ready);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  return success(ready);
}
