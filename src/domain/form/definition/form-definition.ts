import type { JsonObject } from "../json/json.ts";
import type { FormProblem } from "../problems/form-problem.ts";
import type { FormNode } from "./form-node.ts";
import type { FormSettings } from "./form-settings.ts";

/** A form as it was designed; a version of it never changes, and records stay with theirs. */
export interface FormDefinition {
  readonly settings: FormSettings;
  readonly nodes: readonly FormNode[];
  /** Its rules as they are written; read when the form is made ready to be filled in. */
  readonly rules: readonly JsonObject[];
  /** Sets of fields whose values, taken together, only one record may have. */
  readonly uniqueSets: readonly (readonly string[])[];
  /** As it was written, less its fields and rules. */
  readonly source: JsonObject;
  /** What was read past: scripts that are never run, kinds that nobody knows. */
  readonly notes: readonly FormProblem[];
}
