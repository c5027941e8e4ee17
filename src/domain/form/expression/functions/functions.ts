import { dateFunctions } from "./date-functions.ts";
import type { FormFunction } from "./form-function.ts";
import { identityFunctions } from "./identity-functions.ts";
import { listFunctions } from "./list-functions.ts";
import { logicFunctions } from "./logic-functions.ts";
import { numberFunctions } from "./number-functions.ts";
import { outsideFunctions } from "./outside-functions.ts";

const functions: ReadonlyMap<string, FormFunction> = new Map(
  Object.entries({
    ...numberFunctions,
    ...listFunctions,
    ...dateFunctions,
    ...logicFunctions,
    ...identityFunctions,
    ...outsideFunctions,
  }),
);

export function functionNamed(name: string): FormFunction | undefined {
  return functions.get(name);
}
