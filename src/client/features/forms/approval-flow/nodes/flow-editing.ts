import { createContext, useContext } from "react";
import type { FlowProblem } from "#domain/approval/definition/check-flow.ts";
import type { Flow } from "#domain/approval/flow/flow.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { ConditionWords } from "../words/condition-text.ts";

interface FlowEditingValue {
  readonly flow: Flow;
  /** Of whose records it decides. */
  readonly form: Form;
  /** The fields that the form does not let everybody fill in. */
  readonly closed: readonly string[];
  /** How its conditions are said. */
  readonly conditionWords: ConditionWords;
  /** What kept it from being saved. */
  readonly problems: readonly FlowProblem[];
  readonly change: (flow: Flow) => void;
}

const Context = createContext<FlowEditingValue | undefined>(undefined);

/** Around the nodes of a flow: what is drawn, and how it is changed. */
export const FlowEditing = Context.Provider;

export function useFlowEditing(): FlowEditingValue {
  const value = useContext(Context);
  if (!value) throw new Error("Outside of an editor of a flow");
  return value;
}
