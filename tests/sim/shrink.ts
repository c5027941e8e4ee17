import { stillness } from "./net/wire.ts";
import type { Case } from "./play/case.ts";
import type { Step } from "./play/step.ts";

/** Runs a case; the kind of what failed, undefined when nothing did. */
export type Failing = (plan: Case) => Promise<string | undefined>;

/** How many runs shrinking may take; most are of cases that are small already. */
const TRIES = 90;

/** The kind of a violation: its words without the numbers in them. */
export function kindOf(violation: string): string {
  return violation.replaceAll(/\d+/g, "#").slice(0, 60);
}

/**
 * Leaves out steps and noise for as long as the case still fails in the same way: what comes
 * after the failure, then whole browsers and kinds of steps, then runs of steps, ever shorter.
 */
export async function shrink(
  { plan, reached }: { readonly plan: Case; readonly reached: number },
  kind: string,
  failing: Failing,
): Promise<Case> {
  const shrinking = new Shrinking(plan, kind, failing);
  await shrinking.accepts({ ...plan, steps: plan.steps.slice(0, reached) });
  await shrinking.accepts({ ...shrinking.best, noise: stillness });
  const withLocks = plan.browsers.map((one) => ({ ...one, hasLocks: true }));
  await shrinking.accepts({ ...shrinking.best, browsers: withLocks });
  await dropAlike(shrinking, ({ what }) => what);
  await dropAlike(shrinking, ({ browser }) => browser);
  let size = Math.ceil(shrinking.best.steps.length / 2);
  while (shrinking.isPatient()) {
    const dropped = await dropSteps(shrinking, size);
    if (size === 1 && !dropped) break;
    size = Math.max(1, Math.ceil(size / 2));
  }
  return shrinking.best;
}

/** Leaves out all steps that have something in common, the most frequent first. */
async function dropAlike(shrinking: Shrinking, what: (step: Step) => unknown): Promise<void> {
  const alike = [...Map.groupBy(shrinking.best.steps, what)];
  for (const [common] of alike.toSorted(([, one], [, two]) => two.length - one.length)) {
    const { best } = shrinking;
    const steps = best.steps.filter((step) => what(step) !== common);
    await shrinking.accepts({ ...best, steps });
  }
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
    const isSmaller = candidate.steps.length < this.best.steps.length;
    const isSimpler =
      candidate.noise !== this.best.noise || candidate.browsers !== this.best.browsers;
    if (this.#left <= 0 || (!isSmaller && !isSimpler)) return false;
    this.#left -= 1;
    if ((await this.#failing(candidate)) !== this.#kind) return false;
    this.best = candidate;
    return true;
  }
}
