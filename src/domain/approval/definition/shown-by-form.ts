import type { Form } from "../../form/graph/form.ts";
import type { Id } from "../../id.ts";
import { list, type Reading } from "../../reading.ts";
import { canBeHidden } from "./can-be-hidden.ts";
import { currentFlow } from "./current-flow.ts";
import { hiddenPaths } from "./hidden-from.ts";
import { allNodes, readFlow } from "./read-flow.ts";

/** The first field that a step hides and that could not be hidden with the form drawn like this, and fields of it closed to some. */
export function* shownByForm(
  formId: Id,
  form: Form,
  closed: readonly string[],
): Reading<string | undefined> {
  const row = currentFlow(yield* list("approvalFlow", { formId }));
  const flow = row && readFlow(row.flow);
  if (!flow?.ok) return undefined;
  return allNodes(flow.value.nodes)
    .flatMap((node) => (node.kind === "step" ? hiddenPaths(node.fields) : []))
    .find((path) => isIn(form, path) && !canBeHidden(form, path, closed));
}

/** What the form no longer has shows nothing. */
function isIn(form: Form, path: string): boolean {
  return form.fields.has(path) || form.tables.has(path);
}
