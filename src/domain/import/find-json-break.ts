/** Where a text stops being JSON: `truncated` where it was fine so far and only ends too early. */
export type JsonBreak = { truncated: boolean; line: number; column: number };

type Expected = "value" | "item-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end";
type Step = { at: number; expected: Expected } | { brokenAt: number };

const literals = ["true", "false", "null"];
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const numberStart = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*|(?:\.\d+)?[eE][+-]?\d*)?)?$/;
const space = /[ \t\n\r]*/y;
const word = /[-+.\w]*/y;

/**
 * The first place where `text` breaks the rules of JSON, null if there is none. Engines word this each in
 * their own way, and one of them tells no position. Walks without recursion, so depth costs no stack.
 */
export function findJsonBreak(text: string): JsonBreak | null {
  const open: string[] = [];
  let at = 0;
  let expected: Expected = "value";
  for (;;) {
    at = endOf(space, text, at);
    const done = expected === "comma-or-end" && open.length === 0;
    if (at >= text.length) return done ? null : breakAt(text, text.length);
    if (done) return breakAt(text, at);
    const step = takeStep(text, at, expected, open);
    if ("brokenAt" in step) return breakAt(text, step.brokenAt);
    ({ at, expected } = step);
  }
}

function takeStep(text: string, at: number, expected: Expected, open: string[]): Step {
  const sign = text.charAt(at);
  const inside = open.at(-1);
  if (expected === "colon")
    return sign === ":" ? { at: at + 1, expected: "value" } : { brokenAt: at };
  if (expected === "comma-or-end" && sign === ",") {
    return { at: at + 1, expected: inside === "{" ? "key" : "value" };
  }
  const mayEnd = expected !== "value" && expected !== "key";
  if (mayEnd && sign === (inside === "{" ? "}" : "]")) {
    open.pop();
    return { at: at + 1, expected: "comma-or-end" };
  }
  if (expected === "comma-or-end") return { brokenAt: at };
  if (expected === "key" || expected === "key-or-end") {
    return sign === '"' ? takeString(text, at, "colon") : { brokenAt: at };
  }
  return takeValue(text, at, open);
}

function takeValue(text: string, at: number, open: string[]): Step {
  const sign = text.charAt(at);
  if (sign === "{" || sign === "[") {
    open.push(sign);
    return { at: at + 1, expected: sign === "{" ? "key-or-end" : "item-or-end" };
  }
  if (sign === '"') return takeString(text, at, "comma-or-end");
  const end = endOf(word, text, at);
  const found = text.slice(at, end);
  if (literals.includes(found) || number.test(found)) return { at: end, expected: "comma-or-end" };
  const unfinished =
    open.length > 0 &&
    end === text.length &&
    (literals.some((literal) => literal.startsWith(found)) || numberStart.test(found));
  return { brokenAt: unfinished ? end : at };
}

function takeString(text: string, start: number, expected: Expected): Step {
  let at = start + 1;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) return { at: at + 1, expected };
    if (unit < 0x20) return { brokenAt: at };
    at = unit === 0x5c ? endOfEscape(text, at) : at + 1;
    if (at < 0) return { brokenAt: -at };
  }
  return { brokenAt: text.length };
}

/** The place after the escape that begins at `at`; negative where it is none. */
function endOfEscape(text: string, at: number): number {
  const sign = text.charAt(at + 1);
  if (sign !== "u") return sign === "" || '"\\/bfnrt'.includes(sign) ? at + 2 : -at;
  const digits = text.slice(at + 2, at + 6);
  if (!/^[\da-f]*$/i.test(digits)) return -at;
  return at + 6;
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.test(text);
  return pattern.lastIndex;
}

function breakAt(text: string, at: number): JsonBreak {
  let line = 1;
  let lineStart = 0;
  for (
    let next = text.indexOf("\n");
    next >= 0 && next < at;
    next = text.indexOf("\n", lineStart)
  ) {
    line += 1;
    lineStart = next + 1;
  }
  return { truncated: at >= text.length, line, column: at - lineStart + 1 };
}
