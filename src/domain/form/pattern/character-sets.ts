import type { CharacterTest } from "./pattern-node.ts";

type Range = readonly [from: number, to: number];

const code = (character: string) => character.codePointAt(0) ?? 0;
const range = (from: string, to: string): Range => [code(from), code(to)];

const isDigit: CharacterTest = (at) => at >= 48 && at <= 57;
export const isWordSign: CharacterTest = (at) =>
  isDigit(at) || (at >= 65 && at <= 90) || (at >= 97 && at <= 122) || at === 95;
const spaces = new Set(
  Array.from(" \t\n\v\f\r\u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff", code),
);
const isSpace: CharacterTest = (at) => spaces.has(at) || (at >= 0x2000 && at <= 0x200a);
const isLineBreak: CharacterTest = (at) => at === 10 || at === 13 || at === 0x2028 || at === 0x2029;

/** What stands for any character but a line break. */
export const anyCharacter: CharacterTest = (at) => !isLineBreak(at);
/** What stands for any character whatever. */
export const everyCharacter: CharacterTest = () => true;

const classes: Readonly<Record<string, CharacterTest>> = {
  d: isDigit,
  w: isWordSign,
  s: isSpace,
};

/** The characters of \d, \w, \s and of those they leave out, \D, \W, \S. */
export function classOf(letter: string): CharacterTest | undefined {
  const known = classes[letter.toLowerCase()];
  if (!known || !Object.hasOwn(classes, letter.toLowerCase())) return undefined;
  return letter === letter.toLowerCase() ? known : inverted(known);
}

export function inverted(test: CharacterTest): CharacterTest {
  return (at) => !test(at);
}

export function ofRange(from: number, to: number): CharacterTest {
  return (at) => at >= from && at <= to;
}

/** Any of several. */
export function ofAny(tests: readonly CharacterTest[]): CharacterTest {
  return (at) => tests.some((test) => test(at));
}

/** Large and small letters alike. */
export function ignoringCase(test: CharacterTest): CharacterTest {
  return (at) => {
    if (test(at)) return true;
    const character = String.fromCodePoint(at);
    const [large, small] = [character.toUpperCase(), character.toLowerCase()];
    return test(code(large)) || test(code(small));
  };
}

const controls: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, v: 11, f: 12, "0": 0 };

/** What an escaped letter stands for by itself. */
export function escapedCode(letter: string): number | undefined {
  if (Object.hasOwn(controls, letter)) return controls[letter];
  const [from, to] = range("0", "9");
  const at = code(letter);
  const isLetterOrDigit = (at >= from && at <= to) || /[A-Za-z]/.test(letter);
  return isLetterOrDigit ? undefined : at;
}
