import { parseArgs } from "node:util";
import { openTestServer } from "#tests/server/make/test-server.ts";
import { simulate } from "./simulate.ts";

/** `npm run sim -- --seeds N --from S` */
const { values } = parseArgs({
  options: { seeds: { type: "string", default: "100" }, from: { type: "string", default: "1" } },
});
const from = Number(values.from);
const count = Number(values.seeds);
const server = await openTestServer();
let failed = 0;
for (let seed = from; seed < from + count; seed += 1) {
  const violations = await simulate(server, seed);
  if (violations.length === 0) continue;
  failed += 1;
  process.stdout.write(`seed ${seed} failed\n${violations.map((line) => `  ${line}\n`).join("")}`);
}
await server.close();
process.stdout.write(`${count - failed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
