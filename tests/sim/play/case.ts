import { createLuck, type Luck } from "../luck.ts";
import type { Cut, Direction, Noise } from "../net/wire.ts";
import { profileOf } from "./profile.ts";
import type { Step, What } from "./step.ts";

/** Everything that decides a run; kept as JSON where it once failed. */
export interface Case {
  readonly seed: number;
  readonly people: number;
  /** Whether the first of them administers. */
  readonly hasAdministrator?: true;
  /** Whose each browser is, by number of the person, and whether it has Web Locks. */
  readonly browsers: readonly { readonly person: number; readonly hasLocks: boolean }[];
  readonly noise: Noise;
  readonly steps: readonly Step[];
}

const ACTS = 160;
/** As long as a person needs who does something every few seconds. */
const LENGTH = 120_000;
/** What a seed stands for. */
export function drawCase(seed: number): Case {
  const luck = createLuck(seed);
  const { faults, restores, fullDisks, upgrades, company } = profileOf(seed);
  const people = (company?.people ?? 2) + luck.upTo(2);
  const count = 3 + luck.upTo(3);
  const browsers = Array.from({ length: count }, (_, index) => ({
    person: index < people ? index : luck.upTo(people),
    hasLocks: !luck.chance(0.2),
  }));
  const noise = luck.chance(0.3)
    ? { lost: 0, doubled: 0, nonsense: 0, slow: 0, broken: 0 }
    : { lost: 0.08, doubled: 0.08, nonsense: 0.03, slow: 0.05, broken: 0.004 };
  const draw = (what: What) => drawStep(luck, what, count);
  const steps = Array.from({ length: company?.acts ?? ACTS }, () => draw("act"));
  // With nothing there, most of what people could do would come to nothing.
  steps.push({ ...draw("found"), at: 0 });
  if (company) steps.push({ ...draw(company.begins), browser: 0, at: 0 });
  for (const [what, most] of Object.entries(faults)) {
    for (let left = luck.upTo(most + 1); left > 0; left -= 1) steps.push(draw(what as What));
  }
  for (let time = 0; time < restores.times && luck.chance(restores.chance); time += 1) {
    const [backup, restore] = [draw("backUp"), draw(restores.what)];
    const [earlier, later] = backup.at < restore.at ? [backup, restore] : [restore, backup];
    steps.push({ ...backup, at: earlier.at }, { ...restore, at: later.at });
  }
  for (const { what, chance, times } of [fullDisks, upgrades]) {
    if (!luck.chance(chance)) continue;
    for (let time = 0; time < times; time += 1) steps.push(draw(what));
  }
  const cast = { people, ...(company && { hasAdministrator: true as const }) };
  return { seed, ...cast, browsers, noise, steps: steps.toSorted((one, two) => one.at - two.at) };
}

function drawStep(luck: Luck, what: What, browsers: number): Step {
  const at = luck.upTo(LENGTH);
  return { at, browser: luck.upTo(browsers), what, luck: luck.upTo(1_000_000_000) };
}

/** How a line is cut, drawn from the luck of the step. */
export function drawCut(luck: Luck): { directions: Direction[]; cut: Cut; length: number } {
  const directions = luck.pick<Direction[]>([["up"], ["down"], ["up", "down"], ["up", "down"]]);
  return {
    directions: directions ?? [],
    cut: luck.chance(0.5) ? "refused" : "lost",
    length: 500 + luck.upTo(luck.chance(0.3) ? 60_000 : 10_000),
  };
}
