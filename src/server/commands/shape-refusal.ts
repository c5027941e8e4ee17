import { parameterError, type Refusal } from "#domain/refusal.ts";

/** Places at which something differs from its shape, as far as anybody reads on. */
const ISSUES_MAX = 20;

/** Something of another shape: where it differs, never what stood there. */
export function shapeRefusal(error: {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}): Refusal {
  const issues = error.issues.slice(0, ISSUES_MAX).map((issue) => issue.path.map(String).join("."));
  return parameterError("parameterError", { issues });
}
