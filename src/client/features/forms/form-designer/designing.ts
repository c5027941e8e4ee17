import { createContext, useContext } from "react";
import type { ReadyForm } from "#domain/company-form/ready-form.ts";
import type { DesignEdit, Drawn } from "#domain/form/design/design-edit.ts";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { FormProblem } from "#domain/form/problems/form-problem.ts";

export type ChooseHow = "alone" | "also" | "through";

export interface DesigningValue extends Drawn {
  readonly formId: number;
  /** What is drawn, made ready. */
  readonly form: Form;
  readonly ready: ReadyForm;
  readonly pieces: readonly DesignPiece[];
  /** The parts of the designer are shown one at a time. */
  readonly isPhone: boolean;
  /** What has to be mended before it can be published. */
  readonly problems: readonly FormProblem[];
  /** Does one thing; what is typed letter by letter into one property (`of`) is one. */
  readonly draw: (edit: DesignEdit, of?: string) => void;
  /** Chooses a piece: alone, besides the others, or with all between. */
  readonly choose: (path: string | undefined, how?: ChooseHow) => void;
  /** Leads to the properties of what is chosen. */
  readonly showProperties: () => void;
  /** Leads to the piece or the rule that something is wrong with. */
  readonly showProblem: (at: { readonly path?: string; readonly ruleId: string }) => void;
}

const Context = createContext<DesigningValue | undefined>(undefined);

/** Around the parts of the designer: what is drawn, and how it is changed. */
export const Designing = Context.Provider;

export function useDesigning(): DesigningValue {
  const value = useContext(Context);
  if (!value) throw new Error("Outside of the designer of a form");
  return value;
}
