import type { Zone } from "../calendar/zone.ts";
import { DEFAULT_DATE_FORMAT, truncateTo } from "../calendar/date-format.ts";
import type { FormNode } from "../definition/form-node.ts";
import type { Json } from "../json/json.ts";
import { valueProblem, type ValueProblem } from "./value-problem.ts";

/** A date or time outside of its bounds, at the granularity of its format (seed 001 section 5). */
export function dateProblems(
  { kind, properties }: FormNode,
  value: Json,
  [earliest, latest]: readonly [Json, Json],
  zone: Zone,
): ValueProblem[] {
  const format = properties.format ?? DEFAULT_DATE_FORMAT;
  const level = (moment: Json) => {
    if (kind.shape === "clock")
      return typeof moment === "string" ? moment.slice(0, format.length) : null;
    return typeof moment === "number" ? truncateTo(moment, format, zone) : null;
  };
  const [from, to] = [level(earliest), level(latest)];
  // Reckoning in a time zone takes longer than all else of a field.
  if (from === null && to === null) return [];
  const at = level(value);
  if (at === null) return [];
  if (from !== null && at < from) return [valueProblem("form.tooEarly", boundData(earliest))];
  if (to !== null && at > to) return [valueProblem("form.tooLate", boundData(latest))];
  return [];
}

function boundData(bound: Json): ValueProblem["data"] {
  return typeof bound === "string" || typeof bound === "number" ? { bound } : {};
}
