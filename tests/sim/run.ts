import { parseArgs } from "node:util";
import { fileOfMistake, fileOfRegression, keepCase, regressionFiles } from "./kept-cases.ts";
import { bugNames } from "./plant/bugs.ts";
import { huntAll, playAll } from "./play-all.ts";
import type { Case } from "./play/case.ts";
import type { Played } from "./worker.ts";

/**
 * `npm run sim -- --seeds N --from S`: plays N seeds, shrinks those that fail and keeps them.
 * `--planted <name|all>`: shows that a planted bug is found, and keeps the smallest case that shows it.
 * `--regressions`: plays what failed once.
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    seeds: { type: "string", default: "100" },
    from: { type: "string", default: "1" },
    planted: { type: "string" },
    regressions: { type: "boolean", default: false },
    processes: { type: "string", default: "2" },
    told: { type: "boolean", default: false },
    shrink: { type: "boolean", default: true },
    fast: { type: "boolean", default: false },
  },
});
const from = Number(values.from);
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => from + index);
/** What is kept is played in the usual stage, where a course in plain memory does not come again. */
const shrinks = values.shrink && !values.fast;
const common = { processes: Number(values.processes), isTold: values.told, isFast: values.fast };

process.exit((await main()) ? 0 : 1);

async function main(): Promise<boolean> {
  if (values.planted) return findAll(values.planted === "all" ? bugNames : [values.planted]);
  const what = values.regressions ? { seeds: [], files: regressionFiles() } : { seeds, files: [] };
  const orders = {
    planted: undefined,
    shrinks: shrinks && !values.regressions,
    stopsAtFirst: false,
  };
  const started = performance.now();
  const played = await playAll({ ...common, ...what, ...orders }, tell);
  process.stdout.write(`${paceOf(played, (performance.now() - started) / 1_000)}\n`);
  const failed = played.filter(({ violations }) => violations.length > 0);
  process.stdout.write(`${played.length - failed.length} passed, ${failed.length} failed\n`);
  return failed.length === 0;
}

async function findAll(names: readonly string[]): Promise<boolean> {
  const hunts = names.map((planted) => ({ planted, seeds, files: [] }));
  let missed = 0;
  const options = { processes: common.processes, shrinks, isFast: values.fast };
  await huntAll(hunts, options, ({ planted }, played) => {
    const found = played.find(({ violations }) => violations.length > 0);
    if (!found) missed += 1;
    const words = found ? `${found.name}: ${found.violations[0]?.slice(0, 300)}` : "not found";
    process.stdout.write(`${planted}: after ${played.length} seeds, ${words}\n`);
    if (found?.smallest) keep(found.smallest, fileOfMistake(planted));
  });
  process.stdout.write(`${names.length - missed} found, ${missed} missed\n`);
  return missed === 0;
}

/** What was done, and how fast. */
function paceOf(played: readonly Played[], seconds: number): string {
  const operations = played.reduce((sum, one) => sum + one.operations, 0);
  return `${operations} operations in ${seconds.toFixed(0)} s, ${(operations / seconds).toFixed(0)}/s`;
}

function tell({ name, digest, operations, violations, milliseconds, smallest }: Played): void {
  process.stdout.write(`${name} ${digest} ${operations} operations, ${milliseconds} ms of work\n`);
  for (const violation of violations) process.stdout.write(`  ${violation.slice(0, 600)}\n`);
  if (smallest) keep(smallest, fileOfRegression(name));
}

function keep(smallest: Case, file: string): void {
  keepCase(smallest, file);
  process.stdout.write(`  shrunk to ${smallest.steps.length} steps: ${file}\n`);
}
