/** `npm run dev`: the client with hot reload and the server restarted on change; the first to end ends both. */
import { spawn } from "node:child_process";
import process from "node:process";
import { ensureInstalled } from "./ensure-installed.mjs";
import { projectEnv, projectNode, root, tool } from "./project.mjs";

await ensureInstalled();

const [node, viteArgs] = tool("vite/bin/vite.js", ...process.argv.slice(2));
const options = { stdio: "inherit", cwd: root, env: projectEnv({ NODE_ENV: "development" }) };
const children = [
  spawn(projectNode(), ["--watch", "--watch-preserve-output", "src/server/main.ts"], options),
  spawn(node, viteArgs, options),
];

function stopAll(signal = "SIGTERM") {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  }
}

for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"]) process.on(signal, () => stopAll(signal));
for (const child of children) {
  child.once("error", () => stopAll());
  child.once("exit", (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}
