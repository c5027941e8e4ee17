import { failure, type Result, success } from "#base/result.ts";
import { isWordSign } from "./character-sets.ts";
import { parsePattern, type PatternFault } from "./parse-pattern.ts";
import type { CharacterTest, PatternNode, Place } from "./pattern-node.ts";

/** Steps that one pattern may be made of; repeats are written out. */
const STEPS_MAX = 2_000;
/** Characters of a text that is held against a pattern. */
export const PATTERN_TEXT_MAX = 10_000;

type Step =
  | { readonly type: "character"; readonly test: CharacterTest }
  | { readonly type: "place"; readonly place: Place }
  /** Goes on at several steps at once. */
  | { readonly type: "fork"; readonly to: number[] };

/** A pattern that is held against texts in time that grows with the length of the text, whatever the pattern. */
export interface Pattern {
  /** Whether it fits somewhere in the text; never where the text is too long to look through. */
  fits(text: string): boolean;
}

/** Makes a pattern ready; what is broken, asks to look around, or is too large is refused. No engine of the platform runs it. */
export function compilePattern(text: string): Result<Pattern, PatternFault> {
  const parsed = parsePattern(text);
  if (!parsed.ok) return parsed;
  const steps: Step[] = [];
  if (!write(parsed.value, steps)) return failure("tooLong");
  return success({
    fits: (value) => value.length <= PATTERN_TEXT_MAX && walk(steps, Array.from(value, codeOf)),
  });
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/** Writes steps so that each part goes on behind its last one. False where there are too many. */
function write(node: PatternNode, steps: Step[]): boolean {
  if (steps.length > STEPS_MAX) return false;
  if (node.type === "character" || node.type === "place") {
    steps.push(node);
    return true;
  }
  if (node.type === "sequence") return node.nodes.every((each) => write(each, steps));
  return node.type === "choice" ? writeChoice(node.nodes, steps) : writeRepeat(node, steps);
}

function writeChoice(nodes: readonly PatternNode[], steps: Step[]): boolean {
  const fork: number[] = [];
  steps.push({ type: "fork", to: fork });
  const ends: number[][] = [];
  for (const node of nodes) {
    fork.push(steps.length);
    if (!write(node, steps)) return false;
    const end: number[] = [];
    steps.push({ type: "fork", to: end });
    ends.push(end);
  }
  for (const end of ends) end.push(steps.length);
  return true;
}

function writeRepeat(
  { node, least, most }: Extract<PatternNode, { type: "repeat" }>,
  steps: Step[],
): boolean {
  for (let count = 0; count < least; count += 1) if (!write(node, steps)) return false;
  if (most === Number.POSITIVE_INFINITY) {
    const again = steps.length;
    const fork: number[] = [again + 1];
    steps.push({ type: "fork", to: fork });
    if (!write(node, steps)) return false;
    steps.push({ type: "fork", to: [again] });
    fork.push(steps.length);
    return true;
  }
  const skips: number[][] = [];
  for (let count = least; count < most; count += 1) {
    const fork = [steps.length + 1];
    steps.push({ type: "fork", to: fork });
    skips.push(fork);
    if (!write(node, steps)) return false;
  }
  for (const fork of skips) fork.push(steps.length);
  return true;
}

/** Walks all ways at once: at each character a set of steps, each of them once. */
function walk(steps: readonly Step[], codes: readonly number[]): boolean {
  /** At which character a step was last reached. */
  const reachedAt = new Int32Array(steps.length).fill(-1);
  let current: number[] = [];
  for (let at = 0; at <= codes.length; at += 1) {
    const here: number[] = [];
    // A match may begin anywhere.
    for (const index of [...current, 0]) if (reach(index, at, here)) return true;
    const code = codes[at];
    if (code === undefined) return false;
    current = here.filter((index) => takes(steps[index], code)).map((index) => index + 1);
  }
  return false;

  /** Goes on from a step without a character; true where that is behind the last one. */
  function reach(start: number, at: number, here: number[]): boolean {
    const waiting = [start];
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const step = steps[index];
      if (!step) return true;
      if (reachedAt[index] === at) continue;
      reachedAt[index] = at;
      if (step.type === "character") here.push(index);
      else if (step.type === "fork") waiting.push(...step.to);
      else if (stands(step.place, codes, at)) waiting.push(index + 1);
    }
    return false;
  }
}

function takes(step: Step | undefined, code: number): boolean {
  return step?.type === "character" && step.test(code);
}

function stands(place: Place, codes: readonly number[], at: number): boolean {
  if (place === "start") return at === 0;
  if (place === "end") return at === codes.length;
  const [before, after] = [codes[at - 1], codes[at]];
  const isWordBefore = before !== undefined && isWordSign(before);
  const isWordAfter = after !== undefined && isWordSign(after);
  return (isWordBefore !== isWordAfter) === (place === "boundary");
}
