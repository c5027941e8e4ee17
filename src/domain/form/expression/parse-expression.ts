import { failure, type Result, success } from "#base/result.ts";
import { exactOfText } from "../number/exact.ts";
import type { Expression, Operator } from "./expression.ts";
import { functionNamed } from "./functions/functions.ts";
import type { Token } from "./token.ts";

/** Pieces of one expression at most. */
const TOKENS_MAX = 1_000;
/** Brackets in each other at most. */
const DEPTH_MAX = 50;

/** What can be wrong with an expression, and the text that says so. */
export const reasonOfExpression = {
  tooLong: "form.expressionTooLong",
  tooDeep: "form.expressionTooDeep",
  broken: "form.expressionBroken",
  noNumber: "form.expressionNumber",
  functionUnknown: "form.functionUnknown",
  functionArguments: "form.functionArguments",
} as const;

/** Why an expression cannot be read, and at which of its tokens. */
export interface ExpressionProblem {
  readonly fault: keyof typeof reasonOfExpression;
  readonly at: number;
}

const STRENGTH: Readonly<Record<string, number>> = {
  or: 1,
  and: 2,
  "==": 4,
  "<>": 4,
  "<": 4,
  "<=": 4,
  ">": 4,
  ">=": 4,
  "+": 5,
  "-": 5,
  "*": 6,
  "/": 6,
};
const NOT_STRENGTH = 3;
const MINUS_STRENGTH = 7;

class Unreadable extends Error {
  readonly problem: ExpressionProblem;

  constructor(fault: ExpressionProblem["fault"], at: number) {
    super(fault);
    this.problem = { fault, at };
  }
}

/** Reads tokens by the usual order of operations; `×` and `÷` bind closer than `+` and `-` (forms-approvals 1.6). */
export function parseExpression(tokens: readonly Token[]): Result<Expression, ExpressionProblem> {
  if (tokens.length > TOKENS_MAX) {
    return failure({ fault: "tooLong", at: TOKENS_MAX });
  }
  try {
    return success(new Reader(tokens).readAll());
  } catch (error) {
    if (error instanceof Unreadable) return failure(error.problem);
    throw error;
  }
}

class Reader {
  private at = 0;
  private depth = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  readAll(): Expression {
    const expression = this.read(0);
    if (this.at < this.tokens.length) this.refuse();
    return expression;
  }

  private read(strength: number): Expression {
    this.depth += 1;
    if (this.depth > DEPTH_MAX) throw new Unreadable("tooDeep", this.at);
    let left = this.readOperand();
    for (let operator = this.operator(); operator; operator = this.operator()) {
      const own = STRENGTH[operator] ?? 0;
      if (own <= strength) break;
      this.at += 1;
      left = { type: "binary", operator, left, right: this.read(own) };
    }
    this.depth -= 1;
    return left;
  }

  private readOperand(): Expression {
    const token = this.tokens[this.at];
    if (!token) return this.refuse();
    this.at += 1;
    if (token.type === "number") return this.numberOf(token.text);
    if (token.type === "text") return { type: "text", value: token.value };
    if (token.type === "field") return { type: "field", path: token.path };
    if (token.type === "variable") return { type: "variable", name: token.name };
    if (token.type === "word") return this.readWord(token.word);
    if (token.type === "symbol" && token.symbol === "(") return this.readBracket();
    if (token.type === "symbol" && token.symbol === "-") {
      return { type: "unary", operator: "-", operand: this.read(MINUS_STRENGTH) };
    }
    if (token.type === "symbol" && token.symbol === "+") return this.read(MINUS_STRENGTH);
    this.at -= 1;
    return this.refuse();
  }

  private numberOf(text: string): Expression {
    const value = exactOfText(text);
    if (value) return { type: "number", value };
    throw new Unreadable("noNumber", this.at - 1);
  }

  private readWord(word: string): Expression {
    if (word === "not") {
      return { type: "unary", operator: "not", operand: this.read(NOT_STRENGTH) };
    }
    if (word === "true" || word === "false") return { type: "boolean", value: word === "true" };
    const at = this.at - 1;
    const known = functionNamed(word);
    if (!known) throw new Unreadable("functionUnknown", at);
    const args = this.readArguments();
    const [least, most] = known.takes;
    if (args.length < least || args.length > most) {
      throw new Unreadable("functionArguments", at);
    }
    return { type: "call", name: word, args };
  }

  private readArguments(): Expression[] {
    this.expect("(");
    const args: Expression[] = [];
    while (!this.isAt(")")) {
      if (args.length > 0) this.expect(",");
      args.push(this.read(0));
    }
    this.expect(")");
    return args;
  }

  private readBracket(): Expression {
    const inner = this.read(0);
    this.expect(")");
    return inner;
  }

  private operator(): Operator | undefined {
    const token = this.tokens[this.at];
    if (token?.type !== "symbol" && token?.type !== "word") return undefined;
    const written = token.type === "symbol" ? token.symbol : token.word;
    return Object.hasOwn(STRENGTH, written) ? (written as Operator) : undefined;
  }

  private isAt(symbol: string): boolean {
    const token = this.tokens[this.at];
    return token?.type === "symbol" && token.symbol === symbol;
  }

  private expect(symbol: string): void {
    if (!this.isAt(symbol)) this.refuse();
    this.at += 1;
  }

  private refuse(): never {
    throw new Unreadable("broken", this.at);
  }
}
