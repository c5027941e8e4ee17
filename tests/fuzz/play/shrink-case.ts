import { kindOf } from "#tests/sim/shrink.ts";
import { type Case, playCase, type PlayedCase } from "./play-case.ts";

/** How many cases shrinking may play. */
const TRIES = 16;

/**
 * Leaves out steps for as long as the case still fails in the same way: first tries ever longer
 * ends of it, then leaves pieces out.
 */
export async function shrinkCase(plan: Case, failed: PlayedCase): Promise<Shrinking> {
  const shrinking = new Shrinking(plan, failed);
  for (let size = 1; size < shrinking.steps.length; size *= 4) {
    if (await shrinking.accepts(shrinking.steps.slice(-size))) break;
  }
  let size = Math.ceil(shrinking.steps.length / 2);
  while (shrinking.isPatient() && size > 0) {
    await dropPieces(shrinking, size);
    size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return shrinking;
}

async function dropPieces(shrinking: Shrinking, size: number): Promise<void> {
  let from = 0;
  while (from < shrinking.steps.length - 1 && shrinking.isPatient()) {
    if (!(await shrinking.accepts(shrinking.steps.toSpliced(from, size)))) from += size;
  }
}

class Shrinking {
  steps: readonly number[];
  played: PlayedCase;
  readonly #seed: number;
  readonly #kind: string;
  #left = TRIES;

  constructor({ seed, steps }: Case, failed: PlayedCase) {
    this.#seed = seed;
    this.#kind = kindOf(failed.violations[0] ?? "");
    this.steps = upTo(steps, failed.failedAt);
    this.played = failed;
  }

  isPatient(): boolean {
    return this.#left > 0;
  }

  /** Whether the same goes wrong with these steps alone; then the case is made of them. */
  async accepts(steps: readonly number[]): Promise<boolean> {
    if (!this.isPatient() || steps.length >= this.steps.length) return false;
    this.#left -= 1;
    const played = await playCase({ seed: this.#seed, steps });
    if (kindOf(played.violations[0] ?? "") !== this.#kind) return false;
    this.steps = upTo(steps, played.failedAt);
    this.played = played;
    return true;
  }
}

function upTo(steps: readonly number[], last: number | undefined): readonly number[] {
  const at = last === undefined ? -1 : steps.indexOf(last);
  return at < 0 ? steps : steps.slice(0, at + 1);
}
