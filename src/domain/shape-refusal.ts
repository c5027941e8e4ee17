import { parameterError, type Refusal } from "./refusal.ts";

interface Issue {
  readonly path: readonly PropertyKey[];
  /** What a check of ours says of itself. */
  readonly params?: { readonly reason?: unknown } | undefined;
}

/** Places at which something differs from its shape, as far as anybody reads on. */
const ISSUES_MAX = 20;

/** Something of another shape: why, where a check says so, and where it differs; never what stood there. */
export function shapeRefusal(error: { readonly issues: readonly object[] }): Refusal {
  const issues = error.issues.slice(0, ISSUES_MAX) as readonly Issue[];
  const reason = issues
    .map(({ params }) => params?.reason)
    .find((each) => typeof each === "string");
  const places = issues.map(({ path }) => path.map(String).join("."));
  return parameterError(reason ?? "parameterError", { issues: places });
}
