import type { FormNode } from "../definition/form-node.ts";
import type { PatternSetting } from "../definition/field-settings.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import type { Json } from "../json/json.ts";
import { compilePattern, type Pattern } from "../pattern/pattern.ts";
import { valueProblem, type ValueProblem } from "./value-problem.ts";

const compiled = new WeakMap<PatternSetting, Pattern | undefined>();

/** The pattern of a setting, made ready once; undefined where it cannot be used, which the designer is told. */
function patternOf(setting: PatternSetting): Pattern | undefined {
  if (!compiled.has(setting)) {
    const pattern = compilePattern(setting.pattern);
    compiled.set(setting, pattern.ok ? pattern.value : undefined);
  }
  return compiled.get(setting);
}

/** The patterns of a field that its value does not fit; nothing filled in fits all (seed 001 section 5). */
export function patternProblems({ settings }: FormNode, value: Json): ValueProblem[] {
  if (isEmptyJson(value) || typeof value === "object") return [];
  const missed = settings.patterns.filter(
    (setting) => patternOf(setting)?.fits(String(value)) === false,
  );
  return missed.map(({ message }) => ({
    ...valueProblem("form.patternMismatch"),
    ...(message !== "" && { message }),
  }));
}
