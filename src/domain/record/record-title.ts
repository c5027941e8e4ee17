import type { Form } from "../form/graph/form.ts";
import type { FormValues } from "../form/record/form-values.ts";
import { RECORD_TITLE_MAX } from "../limits.ts";
import { oneLine } from "../one-line.ts";

/** Kinds of fields that tell records from each other. */
const TELLING = new Set(["billRule", "input", "textarea"]);

/** The words by which a record is known: its number and what was written first, as far as there is either. */
export function recordTitle(form: Form, values: FormValues): string {
  const said = [...form.fields.values()].flatMap(({ path, table, node }) => {
    const value = table === undefined ? values.fields.get(path) : undefined;
    const isTelling = TELLING.has(node.kind.name) && typeof value === "string" && value !== "";
    return isTelling ? [{ kind: node.kind.name, value }] : [];
  });
  const number = said.find(({ kind }) => kind === "billRule");
  const text = said.find(({ kind }) => kind === "input") ?? said.find((each) => each !== number);
  const words = [number, text].flatMap((each) => (each ? [each.value] : [])).join(" ");
  return oneLine(words).slice(0, RECORD_TITLE_MAX).toWellFormed().trim();
}
