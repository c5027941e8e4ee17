import { beforeAll, describe, expect, it } from "vitest";
import { fileOfMistake, regressionFiles } from "./kept-cases.ts";
import { bugNames } from "./plant/bugs.ts";
import { type Hunt, huntAll, playAll } from "./play-all.ts";
import type { Played } from "./worker.ts";

const files = [
  ...regressionFiles(),
  // Without the mistakes nothing fails in what shows them.
  ...bugNames.map(fileOfMistake),
];
/** Of any kind, of those in which files are sent, and of those about drawings. */
const seeds = [1, 2, 3, 9_000_000, 9_000_001, 10_000_000];
/** Seeds in which each mistake shows itself by luck: of any kind, of requests and of files in turns, since few show in all. */
const enough = Array.from({ length: 30 }, (_, index) =>
  [1, 7_000_100, 9_000_000].map((from) => from + index),
).flat();
/** Longer than any machine takes; nothing hangs on how long. */
const PATIENCE = 1_200_000;

describe("browsers that lose the line, send twice and die", () => {
  let played: Played[] = [];
  beforeAll(async () => {
    const orders = {
      planted: undefined,
      stopsAtFirst: false,
      isTold: false,
      shrinks: false,
      isFast: false,
    };
    const list = { ...orders, processes: 2, seeds: [...seeds, 1], files };
    played = await playAll(list, () => undefined);
  }, PATIENCE);

  it.each(seeds)("agree in the end, with nothing lost and nothing done twice (seed %i)", (seed) => {
    expect(played.find(({ name }) => name === `seed ${seed}`)?.violations).toEqual([]);
  });

  it("do so as well where they once did not", () => {
    const failing = played.filter(({ name, violations }) => files.includes(name) && violations[0]);
    expect(failing).toEqual([]);
  });

  it("do the very same again when a seed is played again", () => {
    const twice = played.filter(({ name }) => name === "seed 1");
    expect(twice).toHaveLength(2);
    expect(twice[0]?.digest).toBe(twice[1]?.digest);
  });
});

describe("browsers that store in plain memory", { timeout: PATIENCE }, () => {
  it("agree in the end as well, and do the very same again", async () => {
    const orders = { planted: undefined, stopsAtFirst: false, isTold: false, shrinks: false };
    const list = { ...orders, processes: 2, seeds: [2, 2], files: [], isFast: true };
    const [first, second] = await playAll(list, () => undefined);
    expect(first?.violations).toEqual([]);
    expect(second).toMatchObject({ violations: [], digest: first?.digest });
  });
});

describe("a mistake in the product", () => {
  const found = new Map<string, readonly Played[]>();
  beforeAll(async () => {
    await hunt(bugNames, (planted) => ({ seeds: [], files: [fileOfMistake(planted)] }), false);
    // A case shows a mistake only for as long as the product takes the same course; then luck has to.
    const missed = bugNames.filter((planted) => violationsOf(planted).length === 0);
    await hunt(missed, () => ({ seeds: enough, files: [] }), true);
  }, PATIENCE);

  it.each(bugNames)("is found (%s)", (planted) => {
    expect(violationsOf(planted)).not.toEqual([]);
  });

  function violationsOf(planted: string): readonly string[] {
    return (found.get(planted) ?? []).flatMap(({ violations }) => violations);
  }

  async function hunt(
    names: readonly (typeof bugNames)[number][],
    where: (planted: (typeof bugNames)[number]) => Omit<Hunt, "planted">,
    isFast: boolean,
  ): Promise<void> {
    const hunts = names.map((planted) => ({ planted, ...where(planted) }));
    const orders = { processes: 2, shrinks: false, isFast };
    for (const [planted, played] of await huntAll(hunts, orders, () => undefined)) {
      found.set(planted, played);
    }
  }
});
