import { createLuck, type Luck } from "../luck.ts";
import type { Cut, Direction, Noise } from "../net/wire.ts";

/** What happens to somebody or something at a moment. */
export interface Step {
  /** Milliseconds since the beginning. */
  readonly at: number;
  /** Which browser, by number. */
  readonly browser: number;
  readonly what: What;
  /** Seed of what is drawn while it is done, so that steps do not hang on each other. */
  readonly luck: number;
}

const whats = [
  "found",
  "act",
  "build",
  "openTab",
  "closeTab",
  "hide",
  "die",
  "steal",
  "cut",
  "restart",
  "trouble",
  "leap",
  "skew",
  "signInAgain",
  "signOut",
  "evict",
  "deliver",
  "revoke",
  "loadEarlier",
  "trim",
  "away",
  "takeBack",
  "tray",
  "backUp",
  "putBack",
  "fillDisk",
  "upgrade",
] as const;
export type What = (typeof whats)[number];

/** Everything that decides a run; kept as JSON where it once failed. */
export interface Case {
  readonly seed: number;
  readonly people: number;
  /** Whose each browser is, by number of the person, and whether it has Web Locks. */
  readonly browsers: readonly { readonly person: number; readonly hasLocks: boolean }[];
  readonly noise: Noise;
  readonly steps: readonly Step[];
}

const ACTS = 160;
/** As long as a person needs who does something every few seconds. */
const LENGTH = 120_000;
/** How often each other thing comes in a run, at most. */
const faults: Partial<Record<What, number>> = {
  build: 6,
  openTab: 4,
  closeTab: 4,
  hide: 4,
  die: 10,
  steal: 2,
  cut: 8,
  restart: 3,
  trouble: 3,
  leap: 1,
  skew: 1,
  signInAgain: 1,
  signOut: 2,
  evict: 1,
  deliver: 4,
  revoke: 1,
  loadEarlier: 5,
  trim: 3,
  away: 1,
  takeBack: 4,
  tray: 6,
};

/** How many runs see the server's database put back to an older state. */
const RESTORES = 0.25;

/** How many runs see a browser without room on its disk. */
const FULL_DISKS = 0.4;

/** How many runs see a newer app take over what a browser has stored. */
const UPGRADES = 0.4;

/** What a seed stands for. */
export function drawCase(seed: number): Case {
  const luck = createLuck(seed);
  const people = 2 + luck.upTo(2);
  const count = 3 + luck.upTo(3);
  const browsers = Array.from({ length: count }, (_, index) => ({
    person: index < people ? index : luck.upTo(people),
    hasLocks: !luck.chance(0.2),
  }));
  const noise = luck.chance(0.3)
    ? { lost: 0, doubled: 0, nonsense: 0, slow: 0, broken: 0 }
    : { lost: 0.08, doubled: 0.08, nonsense: 0.03, slow: 0.05, broken: 0.004 };
  const draw = (what: What) => drawStep(luck, what, count);
  const steps = Array.from({ length: ACTS }, () => draw("act"));
  // With nothing there, most of what people could do would come to nothing.
  steps.push({ ...draw("found"), at: 0 });
  for (const [what, most] of Object.entries(faults)) {
    for (let left = luck.upTo(most + 1); left > 0; left -= 1) steps.push(draw(what as What));
  }
  if (luck.chance(RESTORES)) {
    const [backup, restore] = [draw("backUp"), draw("putBack")];
    const [earlier, later] = backup.at < restore.at ? [backup, restore] : [restore, backup];
    steps.push({ ...backup, at: earlier.at }, { ...restore, at: later.at });
  }
  if (luck.chance(FULL_DISKS)) steps.push(draw("fillDisk"), draw("fillDisk"));
  if (luck.chance(UPGRADES)) steps.push(draw("upgrade"), draw("upgrade"));
  return { seed, people, browsers, noise, steps: steps.toSorted((one, two) => one.at - two.at) };
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
