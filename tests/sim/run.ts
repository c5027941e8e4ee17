import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bugNames } from "./plant/bugs.ts";
import { huntAll, playAll } from "./play-all.ts";
import type { Case } from "./play/case.ts";
import type { Played } from "./worker.ts";

/**
 * `npm run sim -- --seeds N --from S`: plays N seeds, shrinks those that fail and keeps them.
 * `--planted <name|all>`: shows that a planted bug is found. `--regressions`: plays what failed once.
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
  },
});
const folder = join(import.meta.dirname, "regressions");
const regressions = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => join(folder, name));
const from = Number(values.from);
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => from + index);
const common = { processes: Number(values.processes), isTold: values.told };

process.exit((await main()) ? 0 : 1);

async function main(): Promise<boolean> {
  if (values.planted) return findAll(values.planted === "all" ? bugNames : [values.planted]);
  const what = values.regressions ? { seeds: [], files: regressions } : { seeds, files: [] };
  const orders = {
    planted: undefined,
    shrinks: values.shrink && !values.regressions,
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
  const hunts = names.map((planted) => ({ planted, seeds }));
  let missed = 0;
  await huntAll(hunts, common.processes, ({ planted }, played) => {
    const found = played.find(({ violations }) => violations.length > 0);
    if (!found) missed += 1;
    const words = found ? `${found.name}: ${found.violations[0]?.slice(0, 300)}` : "not found";
    process.stdout.write(`${planted}: after ${played.length} seeds, ${words}\n`);
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
  if (!smallest) return;
  const file = join(folder, `${name.replaceAll(" ", "-")}.json`);
  writeFileSync(file, jsonOf(smallest));
  process.stdout.write(`  shrunk to ${smallest.steps.length} steps: ${file}\n`);
}

/** One step a line, so that a case can be read. */
function jsonOf({ steps, ...rest }: Case): string {
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`).join(",\n");
  const head = JSON.stringify(rest, undefined, 2).replace(/\n}$/, "");
  return `${head},\n  "steps": [\n${lines}\n  ]\n}\n`;
}
