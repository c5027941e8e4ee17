import type { FormDefinition } from "../definition/form-definition.ts";
import type { CompiledExpression } from "../expression/compile-expression.ts";
import type { Json, JsonObject } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import type { FormProblem } from "../problems/form-problem.ts";
import type { CheckReason, RuleMessage } from "../rules/form-rule.ts";
import type { Derivation, Derived } from "./derivation.ts";

/** A definition made ready to be filled in, checked and reckoned with: made once, used for any number of records. */
export interface Form {
  readonly definition: FormDefinition;
  readonly pieces: ReadonlyMap<string, FormPiece>;
  /** The fields, those of sub-tables included, by path. */
  readonly fields: ReadonlyMap<string, FormPiece>;
  readonly tables: ReadonlyMap<string, FormTable>;
  readonly derivations: readonly Derivation[];
  /** Of what is not worked out: how it always is. */
  readonly fixed: ReadonlyMap<string, Derived>;
  readonly checks: readonly FormCheck[];
  readonly effects: readonly FormEffect[];
  readonly seeds: readonly FormSeed[];
  readonly duties: readonly FormDuty[];
  /** What the designer got wrong; empty of a form that can be published. */
  readonly problems: readonly FormProblem[];
}

export interface FormTable {
  readonly piece: FormPiece;
  readonly columns: readonly FormPiece[];
}

/** Something that must hold for a record to be right, said at its fields. */
export interface FormCheck {
  readonly path: string;
  readonly table: string | undefined;
  readonly applies: CompiledExpression;
  readonly ok: CompiledExpression;
  readonly message: RuleMessage;
  readonly reason: CheckReason | undefined;
  readonly soft: boolean;
}

/** What happens to the value of a field when others change; it can be changed again afterwards. */
export interface FormEffect {
  readonly path: string;
  readonly table: string | undefined;
  readonly applies: CompiledExpression;
  readonly value: CompiledExpression;
}

/** What a rule asks of others, such as telling somebody or making a task: the engine only says when. */
export interface FormDuty {
  readonly rule: string;
  /** As the rule says it. */
  readonly action: JsonObject;
  readonly applies: CompiledExpression;
}

/** A row that is there by itself: from the start, or while something holds. Everybody who fills in the form gets it under the same id. */
export interface FormSeed {
  readonly table: string;
  readonly rowId: string;
  readonly cells: Readonly<Record<string, Json>>;
  /** Undefined of a row that is there from the start. */
  readonly applies: CompiledExpression | undefined;
}
