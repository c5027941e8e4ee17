import type { RuleMessage } from "../rules/form-rule.ts";

/** What is wrong with a value: the key of its text, and what the text needs. */
export interface ValueProblem {
  readonly reason: string;
  readonly data?: Readonly<Record<string, string | number>>;
  /** What the designer says of it, in place of the product's text. */
  readonly message?: RuleMessage;
  /** Told, but no hindrance. */
  readonly soft?: boolean;
}

/** What is wrong in a record, and where. */
export interface RecordProblem extends ValueProblem {
  readonly path: string;
  readonly rowId?: string;
}

export function valueProblem(reason: string, data?: ValueProblem["data"]): ValueProblem {
  return { reason, ...(data && { data }) };
}
