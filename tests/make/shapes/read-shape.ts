import type * as z from "zod/mini";

/** What a shape says of itself, as far as its limits go. */
export type ShapeFacts =
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | {
      readonly kind: "text";
      readonly least: number;
      readonly most: number;
      readonly patterns: readonly RegExp[];
    }
  | { readonly kind: "list"; readonly least: number; readonly most: number; readonly of: Shape }
  | { readonly kind: "row"; readonly items: readonly Shape[] }
  | {
      readonly kind: "fields";
      readonly fields: Readonly<Record<string, Shape>>;
      readonly rest?: Shape;
    }
  | { readonly kind: "record"; readonly of: Shape }
  | { readonly kind: "either"; readonly options: readonly Shape[] }
  | { readonly kind: "around"; readonly of: Shape }
  | { readonly kind: "words"; readonly values: readonly unknown[] }
  | { readonly kind: "anything" };

export type Shape = z.core.$ZodType;

/** Limits are only what is declared: that of a whole number by itself is none. */
export function readShape(shape: Shape): ShapeFacts {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "number":
      return { kind: "number", ...numberLimits(def.checks) };
    case "string":
      return { kind: "text", ...sizeLimits(def.checks), patterns: patternsOf(def.checks) };
    case "array":
      return { kind: "list", ...sizeLimits(def.checks), of: def.element };
    case "tuple":
      return { kind: "row", items: def.items };
    case "object":
      return {
        kind: "fields",
        fields: def.shape,
        ...(def.catchall?._zod.def.type === "unknown" && { rest: def.catchall }),
      };
    case "record":
      return { kind: "record", of: def.valueType };
    case "union":
      return { kind: "either", options: def.options };
    case "optional":
    case "nullable":
    case "default":
      return { kind: "around", of: def.innerType };
    case "boolean":
      return { kind: "words", values: [false, true] };
    case "literal":
      return { kind: "words", values: def.values };
    case "enum":
      return { kind: "words", values: Object.values(def.entries) };
    case "unknown":
      return { kind: "anything" };
    default:
      throw new Error(`Nobody has said how far ${def.type} goes.`);
  }
}

type Checks = readonly z.core.$ZodCheck[] | undefined;

function definitionsOf(checks: Checks): z.core.$ZodChecks["_zod"]["def"][] {
  return (checks ?? []).map((check) => (check as unknown as z.core.$ZodChecks)._zod.def);
}

function numberLimits(checks: Checks): { least: number; most: number } {
  let least = -Infinity;
  let most = Infinity;
  for (const def of definitionsOf(checks)) {
    if (def.check === "greater_than") {
      least = Math.max(least, Number(def.value) + (def.inclusive ? 0 : 1));
    }
    if (def.check === "less_than")
      most = Math.min(most, Number(def.value) - (def.inclusive ? 0 : 1));
  }
  return { least, most };
}

function sizeLimits(checks: Checks): { least: number; most: number } {
  let least = 0;
  let most = Infinity;
  for (const def of definitionsOf(checks)) {
    if (def.check === "min_length") least = Math.max(least, def.minimum);
    if (def.check === "max_length") most = Math.min(most, def.maximum);
  }
  return { least, most };
}

function patternsOf(checks: Checks): RegExp[] {
  return definitionsOf(checks).flatMap((def) =>
    def.check === "string_format" && def.pattern ? [def.pattern] : [],
  );
}
