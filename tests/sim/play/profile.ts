import type { What } from "./step.ts";

/** Something that many runs do not see at all, and others several times. */
interface Rarity {
  readonly what: What;
  /** How many runs see it. */
  readonly chance: number;
  readonly times: number;
}

/** What befalls people in a run, and how often. */
export interface Profile {
  /** How often each thing comes, at most. */
  readonly faults: Partial<Record<What, number>>;
  /** The server's database put back to an older state. */
  readonly restores: Rarity;
  /** A browser without room on its disk. */
  readonly fullDisks: Rarity;
  /** A newer app that takes over what a browser has stored. */
  readonly upgrades: Rarity;
  /** Files are picked, and their bytes sent. */
  readonly sendsFiles?: true;
  /** Who takes part at least; the first of them administers, and begins with this. Of what happens everywhere this much does. */
  readonly company?: { readonly people: number; readonly begins: What; readonly acts: number };
}

const usual: Profile = {
  faults: {
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
    try: 30,
  },
  restores: { what: "putBack", chance: 0.25, times: 1 },
  fullDisks: { what: "fillDisk", chance: 0.4, times: 2 },
  upgrades: { what: "upgrade", chance: 0.4, times: 2 },
};

function heavier(faults: Profile["faults"], rare: Partial<Profile> = {}): Profile {
  return { ...usual, ...rare, faults: { ...usual.faults, ...faults } };
}

const heavy: readonly Profile[] = [
  // Long absences, in which the server's log is forgotten: with it goes what proves that a database was put back.
  heavier(
    { longAway: 8, away: 4, forgetLog: 12, leap: 3, cut: 12 },
    { restores: { ...usual.restores, chance: 0 } },
  ),
  // Devices and access that are taken away while several tabs are open.
  heavier({ revoke: 6, signInAgain: 4, signOut: 4, expel: 30, openTab: 8, hide: 8, steal: 5 }),
  // Much at once.
  heavier({ import: 14, expel: 8, die: 14, cut: 12, trouble: 8, loadEarlier: 8 }),
  // Backups put back, on lines that hardly hold.
  heavier(
    { restart: 6, cut: 14, away: 4, evict: 2, trouble: 6 },
    { restores: { what: "putBackLate", chance: 0.9, times: 3 } },
  ),
  // Disks that are full again and again.
  heavier(
    { import: 6, loadEarlier: 12, trim: 8, restart: 4 },
    { fullDisks: { ...usual.fullDisks, chance: 1, times: 10 } },
  ),
  // Tabs that come, go, freeze and die, and service workers beside them.
  heavier({ openTab: 12, closeTab: 8, hide: 14, die: 26, steal: 8, deliver: 10, revoke: 3 }),
];

/** Seeds from here on have more of one thing each, in turns. */
const FIRST_HEAVY = 2_000_000;

/** Folders and files, shared and taken back while browsers are away; in seeds of their own, because what others are like stays. */
const library = heavier({ library: 120, expel: 6, revoke: 2, cut: 10 });
const FIRST_LIBRARY = 3_000_000;

/** Requests, and who decides them by flows that change while these are on their way. Who administers tries nothing else: they would dismiss people. */
const requests: Profile = {
  ...heavier({ request: 260, cut: 10, expel: 2, away: 2, clock: 16, try: 0 }),
  company: { people: 3, begins: "foundForm", acts: 60 },
};
const FIRST_REQUESTS = 7_000_000;

/** Stickers of the company that come and go while they are sent. Who administers tries nothing else, as above. */
const stickers: Profile = {
  ...heavier({ sticker: 120, cut: 10, revoke: 2, try: 0 }),
  company: { people: 3, begins: "found", acts: 60 },
};
const FIRST_STICKERS = 8_000_000;

/** Files that are picked in tabs that die over it, and sent over lines that break; the server dies in between. A backup would not hold what was sent since. */
const uploads: Profile = {
  ...heavier({
    upload: 60,
    library: 30,
    cut: 14,
    die: 16,
    restart: 5,
    expel: 4,
    deliver: 6,
    try: 6,
  }),
  restores: { ...usual.restores, chance: 0 },
  sendsFiles: true,
};
const FIRST_UPLOADS = 9_000_000;

/** Sheets, their revisions, pins and markups, by people who do not know of each other. */
const drawings = heavier({ drawings: 120, expel: 4, revoke: 2, cut: 12, away: 2 });
const FIRST_DRAWINGS = 10_000_000;

/** What the run of a seed is like. */
export function profileOf(seed: number): Profile {
  if (seed >= FIRST_DRAWINGS) return drawings;
  if (seed >= FIRST_UPLOADS) return uploads;
  if (seed >= FIRST_STICKERS) return stickers;
  if (seed >= FIRST_REQUESTS) return requests;
  if (seed >= FIRST_LIBRARY) return library;
  return (seed >= FIRST_HEAVY ? heavy[seed % heavy.length] : undefined) ?? usual;
}
