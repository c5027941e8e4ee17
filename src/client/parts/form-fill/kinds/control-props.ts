import type { FormNode } from "#domain/form/definition/form-node.ts";
import type { Json, JsonObject } from "#domain/form/json/json.ts";

/** What stands on the element that takes the focus: its id and what those hear who do not see it. */
export interface ControlNames {
  readonly id: string;
  readonly "aria-labelledby"?: string;
  readonly "aria-label"?: string;
}

/** What every kind of control is given to be filled in. */
export interface ControlProps {
  readonly node: FormNode;
  readonly value: Json;
  /** Another value; `picked` is the row it was taken from, whose columns fill other fields. */
  readonly onChange: (value: Json, picked?: JsonObject) => void;
  /** Somebody is done with it for now. */
  readonly onLeave: () => void;
  readonly names: ControlNames;
  readonly required: boolean;
  readonly invalid: boolean;
  /** Ids that are left to choose from; undefined for all. */
  readonly allowed: readonly Json[] | undefined;
  /** What its data interface is asked for; null = it asks none. */
  readonly request: Json;
  /** The earliest and the latest moment. */
  readonly bounds: readonly [earliest: Json, latest: Json];
}
