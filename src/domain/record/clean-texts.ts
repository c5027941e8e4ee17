import type { Form } from "../form/graph/form.ts";
import type { FormValues } from "../form/record/form-values.ts";
import { cleanHtml, type Reading } from "../reading.ts";

/** A record whose long texts say nothing that could act or load, also where a rule took them from elsewhere. */
export function* cleanTexts({ fields }: Form, values: FormValues): Reading<FormValues> {
  const clean = new Map(values.fields);
  for (const { path, node, table } of fields.values()) {
    const html = clean.get(path);
    if (table !== undefined || node.kind.shape !== "html" || typeof html !== "string") continue;
    clean.set(path, (yield* cleanHtml(html)) || null);
  }
  return { ...values, fields: clean };
}
