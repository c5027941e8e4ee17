import { stillness } from "./net/wire.ts";
import type { Case } from "./play/case.ts";

/** Runs a case; the kind of what failed, undefined when nothing did. */
export type Failing = (plan: Case) => Promise<string | undefined>;

/** How many runs shrinking may take. */
const TRIES = 60;

/** The kind of a violation: its words without the numbers in them. */
export function kindOf(violation: string): string {
  return violation.replaceAll(/\d+/g, "#").slice(0, 60);
}

/** Leaves out steps and noise for as long as the case still fails in the same way. */
export async function shrink(plan: Case, kind: string, failing: Failing): Promise<Case> {
  const shrinking = new Shrinking(plan, kind, failing);
  const { browsers } = plan;
  await shrinking.accepts({ ...plan, noise: stillness });
  const withLocks = browsers.map((one) => ({ ...one, hasLocks: true }));
  await shrinking.accepts({ ...shrinking.best, browsers: withLocks });
  let size = Math.ceil(plan.steps.length / 2);
  while (shrinking.isPatient()) {
    const dropped = await dropSteps(shrinking, size);
    if (size === 1 && !dropped) break;
    size = Math.max(1, Math.ceil(size / 2));
  }
  return shrinking.best;
}

/** Leaves out runs of so many steps; whether any could be left out. */
async function dropSteps(shrinking: Shrinking, size: number): Promise<boolean> {
  let dropped = false;
  let from = 0;
  while (from < shrinking.best.steps.length && shrinking.isPatient()) {
    const { best } = shrinking;
    if (await shrinking.accepts({ ...best, steps: best.steps.toSpliced(from, size) })) {
      dropped = true;
    } else from += size;
  }
  return dropped;
}

class Shrinking {
  best: Case;
  readonly #kind: string;
  readonly #failing: Failing;
  #left = TRIES;

  constructor(plan: Case, kind: string, failing: Failing) {
    this.best = plan;
    this.#kind = kind;
    this.#failing = failing;
  }

  isPatient(): boolean {
    return this.#left > 0;
  }

  async accepts(candidate: Case): Promise<boolean> {
    if (this.#left <= 0) return false;
    this.#left -= 1;
    if ((await this.#failing(candidate)) !== this.#kind) return false;
    this.best = candidate;
    return true;
  }
}
