import { parseArgs } from "node:util";
import { calls } from "#contract/registry.ts";
import { setup as lendPostgres } from "#tests/make/postgres/lend-postgres.ts";
import { type PlayedCase, playCase, wholeCase } from "./play/play-case.ts";
import { shrinkCase } from "./play/shrink-case.ts";
import { slowestCalls } from "./slowest.ts";

/** `npm run fuzz -- [--minutes N] [--seed S] [--steps N] [--seeds N] [--no-shrink]`: seeds from S on. */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    seeds: { type: "string" },
    steps: { type: "string", default: "250" },
    shrink: { type: "boolean", default: true },
  },
});
const until = Date.now() + Number(values.minutes) * 60_000;
const most = values.seeds ? Number(values.seeds) : Infinity;
const first = Number(values.seed);
const costs: PlayedCase["costs"][number][] = [];
const done = new Set<string>();
const total = { passed: 0, failed: 0, steps: 0 };
const say = (words: string) => process.stdout.write(`${words}\n`);

const takeBack = await lendPostgres();
try {
  for (let seed = first; seed < first + most; seed += 1) {
    if (values.seeds === undefined && Date.now() > until) break;
    await play(seed);
  }
} finally {
  await takeBack();
}
say("Slowest calls by the server's processor:");
for (const line of slowestCalls(costs)) say(`  ${line}`);
const never = calls.map(({ name }) => name).filter((name) => !done.has(name));
say(`${total.steps} steps; came to nothing every time: ${never.join(", ")}`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function play(seed: number): Promise<void> {
  const plan = wholeCase(seed, Number(values.steps));
  const played = await playCase(plan);
  costs.push(...played.costs);
  total.steps += played.count;
  for (const call of played.done) done.add(call);
  if (played.violations.length === 0) {
    total.passed += 1;
    return;
  }
  total.failed += 1;
  tell(played);
  if (!values.shrink) return;
  const smallest = await shrinkCase(plan, played);
  say(`  shrunk to the steps ${smallest.steps.join(", ")}`);
  tell(smallest.played);
}

function tell({ words, violations }: PlayedCase): void {
  for (const line of words) say(line);
  for (const violation of violations.slice(0, 12)) say(`  ${violation.slice(0, 700)}`);
}
