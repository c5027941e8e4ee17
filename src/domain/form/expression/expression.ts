import type { Exact } from "../number/exact.ts";

export type Operator = "+" | "-" | "*" | "/" | "==" | "<>" | "<" | "<=" | ">" | ">=" | "and" | "or";

/** What is reckoned or asked in a form: one language for calculations, rules and checks (forms-approvals 1.6 and 1.7). */
export type Expression =
  | { readonly type: "number"; readonly value: Exact }
  | { readonly type: "text"; readonly value: string }
  | { readonly type: "boolean"; readonly value: boolean }
  /** A field ("amount"), a column ("items.price"), or an attribute of the record that one of them names ("contract.rate"). */
  | { readonly type: "field"; readonly path: string }
  /** What is known without the form: "now", "currentUser". */
  | { readonly type: "variable"; readonly name: string }
  | { readonly type: "unary"; readonly operator: "-" | "not"; readonly operand: Expression }
  | {
      readonly type: "binary";
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly type: "call"; readonly name: string; readonly args: readonly Expression[] };
