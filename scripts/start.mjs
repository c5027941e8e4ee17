/** `npm start`: install and build what is missing, then be the server. */
import process from "node:process";
import { buildClientIfStale } from "./build.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { main, projectEnv, projectNode, run } from "./project.mjs";

await main(async () => {
  await ensureInstalled();
  await buildClientIfStale();
  return run(projectNode(), ["src/server/main.ts", ...process.argv.slice(2)], {
    env: projectEnv(),
  });
});
