/** Runs one of our TypeScript programs after installing what is missing: `node scripts/run-ts.mjs tests/sim/run.ts --seeds 10`. */
import process from "node:process";
import { ensureInstalled } from "./ensure-installed.mjs";
import { main, projectEnv, projectNode, run } from "./project.mjs";

await main(async () => {
  await ensureInstalled();
  return run(projectNode(), process.argv.slice(2), { env: projectEnv() });
});
