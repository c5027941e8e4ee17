import { parseArgs } from "node:util";
import { setup as lendPostgres } from "#tests/make/postgres/lend-postgres.ts";
import { killedBrowsers } from "./browser-kills.ts";
import { type Check, failuresOf } from "./check.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { paceOf, SHORTENED } from "./line/pace.ts";
import { sequenceRace } from "./race.ts";
import { racedRequests } from "./requests/requests.ts";
import { fullSize, shortSize } from "./size.ts";
import { badLines, killedPostgres, killedServers, type Stage } from "./stories.ts";

/** `npm run faults -- [--short] [--seed N] [--pace FACTOR] [--only STORY]` */
const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    pace: { type: "string", default: String(SHORTENED) },
    only: { type: "string" },
  },
});
const seed = Number(values.seed);
const pace = paceOf(Number(values.pace));
const size = values.short ? shortSize : fullSize;
const say = (words: string) => process.stdout.write(`  ${words}\n`);
let opened: Cluster | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void opened?.stop().finally(() => process.exit(1)));
}
const onStage = (play: (stage: Stage) => Promise<Check[]>) => async () => {
  opened ??= await startCluster();
  return play({ cluster: opened, seed, pace, size, say });
};
const stories: Readonly<Record<string, () => Promise<Check[]>>> = {
  lines: onStage(badLines),
  servers: onStage(killedServers),
  postgres: onStage(killedPostgres),
  sequence: onStage(sequenceRace),
  requests: onStage(racedRequests),
  browsers: async () => {
    const takeBack = await lendPostgres();
    try {
      return await killedBrowsers({ seed, kills: size.browserKills }, say);
    } finally {
      await takeBack();
    }
  },
};
const total = { passed: 0, failed: 0 };
for (const [name, play] of Object.entries(stories)) {
  if (values.only && values.only !== name) continue;
  process.stdout.write(`${name}\n`);
  const started = performance.now();
  const checks = await play();
  const failures = failuresOf(checks);
  total.failed += failures.length;
  total.passed += checks.length - failures.length;
  for (const check of checks) if (check.problems.length === 0) say(`ok ${check.name}`);
  for (const failure of failures) say(`FAILED ${failure}`);
  say(`${Math.round((performance.now() - started) / 1_000)} s`);
}
await opened?.stop();
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
