import { failure, type Result, success } from "#base/result.ts";
import {
  anyCharacter,
  classOf,
  escapedCode,
  everyCharacter,
  ignoringCase,
  inverted,
  ofAny,
  ofRange,
} from "./character-sets.ts";
import type { CharacterTest, PatternNode } from "./pattern-node.ts";

/** Characters of a pattern at most (forms-approvals 1.7). */
const PATTERN_MAX = 500;
const DEPTH_MAX = 20;
const REPEATS_MAX = 1_000;
const LITERAL = /^\/(.+)\/([a-z]*)$/su;
const COUNTS = /^\{(\d{1,4})(?:(,)(\d{0,4}))?\}/;

/** Why a pattern is not taken, and the text that says so: it is broken, too long, or asks for what cannot be found out in one walk over the text. */
export const reasonOfPattern = {
  broken: "form.patternBroken",
  tooLong: "form.patternTooLong",
  unsupported: "form.patternUnsupported",
} as const;
export type PatternFault = keyof typeof reasonOfPattern;

class Unreadable extends Error {
  readonly fault: PatternFault;

  constructor(fault: PatternFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Reads a pattern as JavaScript writes it, with slashes and flags or without. Looking around and back references are refused. */
export function parsePattern(text: string): Result<PatternNode, PatternFault> {
  const [, body = text, flags = ""] = LITERAL.exec(text) ?? [];
  if (body.length > PATTERN_MAX) return failure("tooLong");
  try {
    return success(new PatternReader(Array.from(body), flags).readAll());
  } catch (error) {
    if (error instanceof Unreadable) return failure(error.fault);
    throw error;
  }
}

class PatternReader {
  private at = 0;
  private depth = 0;
  private readonly signs: readonly string[];
  private readonly flags: string;

  constructor(signs: readonly string[], flags: string) {
    this.signs = signs;
    this.flags = flags;
  }

  readAll(): PatternNode {
    const node = this.readChoice();
    if (this.at < this.signs.length) throw new Unreadable("broken");
    return node;
  }

  private readChoice(): PatternNode {
    this.depth += 1;
    if (this.depth > DEPTH_MAX) throw new Unreadable("tooLong");
    const nodes = [this.readSequence()];
    while (this.take("|")) nodes.push(this.readSequence());
    this.depth -= 1;
    return nodes.length === 1 && nodes[0] ? nodes[0] : { type: "choice", nodes };
  }

  private readSequence(): PatternNode {
    const nodes: PatternNode[] = [];
    while (this.at < this.signs.length && this.sign() !== "|" && this.sign() !== ")") {
      nodes.push(this.readRepeated());
    }
    return { type: "sequence", nodes };
  }

  private readRepeated(): PatternNode {
    const node = this.readOne();
    const counts = this.readCounts();
    if (!counts) return node;
    if (node.type === "place") throw new Unreadable("broken");
    // Whether it takes as few or as many as it can makes no difference to whether it fits.
    this.take("?");
    const [least, most] = counts;
    if (least > most || least > REPEATS_MAX) throw new Unreadable("broken");
    return { type: "repeat", node, least, most };
  }

  private readCounts(): readonly [number, number] | undefined {
    if (this.take("*")) return [0, Number.POSITIVE_INFINITY];
    if (this.take("+")) return [1, Number.POSITIVE_INFINITY];
    if (this.take("?")) return [0, 1];
    const [written, least, comma, most] =
      COUNTS.exec(this.signs.slice(this.at, this.at + 12).join("")) ?? [];
    if (written === undefined) return undefined;
    this.at += written.length;
    if (comma === undefined) return [Number(least), Number(least)];
    return [Number(least), most === "" ? Number.POSITIVE_INFINITY : Number(most)];
  }

  private readOne(): PatternNode {
    const sign = this.next();
    if (sign === "(") return this.readGroup();
    if (sign === "[") return this.character(this.readSet());
    if (sign === ".")
      return this.character(this.flags.includes("s") ? everyCharacter : anyCharacter);
    if (sign === "^") return { type: "place", place: "start" };
    if (sign === "$") return { type: "place", place: "end" };
    if (sign === "\\") return this.readEscape();
    if ("*+?".includes(sign)) throw new Unreadable("broken");
    return this.character(exactly(sign.codePointAt(0) ?? 0));
  }

  private readGroup(): PatternNode {
    if (this.take("?")) {
      const named = this.sign() === "<" && !["=", "!"].includes(this.signs[this.at + 1] ?? "");
      if (named) while (this.next() !== ">");
      else if (!this.take(":")) throw new Unreadable("unsupported");
    }
    const node = this.readChoice();
    if (!this.take(")")) throw new Unreadable("broken");
    return node;
  }

  private readEscape(): PatternNode {
    if (this.take("b")) return { type: "place", place: "boundary" };
    if (this.take("B")) return { type: "place", place: "noBoundary" };
    return this.character(this.readEscaped());
  }

  private readEscaped(): CharacterTest {
    const sign = this.next();
    const known = classOf(sign);
    if (known) return known;
    return exactly(this.readCode(sign));
  }

  private readCode(sign: string): number {
    if (sign === "u" && this.take("{")) return this.readHex(() => !this.take("}"));
    if (sign === "u") return this.readHex(fewerThan(4));
    if (sign === "x") return this.readHex(fewerThan(2));
    const at = escapedCode(sign);
    if (at === undefined) throw new Unreadable("unsupported");
    return at;
  }

  private readHex(goesOn: () => boolean): number {
    let digits = "";
    while (goesOn()) digits += this.next();
    const at = /^[0-9a-f]{1,6}$/i.test(digits) ? Number.parseInt(digits, 16) : Number.NaN;
    if (!(at <= 0x10_ff_ff)) throw new Unreadable("broken");
    return at;
  }

  private readSet(): CharacterTest {
    const isInverted = this.take("^");
    const tests: CharacterTest[] = [];
    while (!this.take("]")) tests.push(this.readSetItem());
    const any = ofAny(tests);
    return isInverted ? inverted(this.cased(any)) : any;
  }

  private readSetItem(): CharacterTest {
    const first = this.readSetSign();
    const isRange = this.sign() === "-" && this.signs[this.at + 1] !== "]";
    if (typeof first !== "number" || !isRange)
      return typeof first === "number" ? exactly(first) : first;
    this.at += 1;
    const last = this.readSetSign();
    if (typeof last !== "number" || last < first) throw new Unreadable("broken");
    return ofRange(first, last);
  }

  private readSetSign(): number | CharacterTest {
    const sign = this.next();
    if (sign !== "\\") return sign.codePointAt(0) ?? 0;
    const escaped = this.next();
    return classOf(escaped) ?? (escaped === "b" ? 8 : this.readCode(escaped));
  }

  private character(test: CharacterTest): PatternNode {
    return { type: "character", test: this.cased(test) };
  }

  private cased(test: CharacterTest): CharacterTest {
    return this.flags.includes("i") ? ignoringCase(test) : test;
  }

  private sign(): string | undefined {
    return this.signs[this.at];
  }

  private next(): string {
    const sign = this.signs[this.at];
    if (sign === undefined) throw new Unreadable("broken");
    this.at += 1;
    return sign;
  }

  private take(sign: string): boolean {
    if (this.signs[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }
}

function exactly(code: number): CharacterTest {
  return (at) => at === code;
}

function fewerThan(count: number): () => boolean {
  let taken = 0;
  return () => {
    taken += 1;
    return taken <= count;
  };
}
