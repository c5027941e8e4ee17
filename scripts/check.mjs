/** `npm run check`: every wall of the house, two tools at a time. Each prints its name and result, a refusal its reasons. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ensureInstalled } from "./ensure-installed.mjs";
import { capture, projectEnv, root, tool } from "./project.mjs";

await ensureInstalled();

const present = (...paths) => paths.filter((path) => existsSync(join(root, path)));
const walled = present("src", "workers", "sw", "tests");
const linted = [...walled, ...present("scripts", "vite.config.ts", "vitest.config.ts")];

/** Slowest first, so that two at a time end together. */
const checks = {
  "lint (oxlint)": tool(
    "oxlint/bin/oxlint",
    "-c",
    "tests/house/oxlint.json",
    "--ignore-pattern=**/*.gen.ts",
    ...linted,
  ),
  "import rules (dependency-cruiser)": walls(),
  "dead code (knip)": tool("knip/bin/knip.js", "--no-progress", "--no-config-hints"),
  "types (tsc)": tool("typescript/bin/tsc", "-b", "--pretty", "false"),
  "format (oxfmt)": tool(
    "oxfmt/bin/oxfmt",
    "-c",
    "tests/house/oxfmt.json",
    "--check",
    ".",
    "!**/*.gen.ts",
  ),
  "what is generated (generate)": [tool("")[0], ["scripts/generate.mjs", "--check"]],
  "locales (check-locales)": [tool("")[0], ["scripts/check-locales.mjs"]],
};

function walls() {
  const [node, args] = tool(
    "dependency-cruiser/bin/dependency-cruise.mjs",
    "--config",
    "tests/house/walls.config.mjs",
    ...walled,
  );
  return [node, ["--import", "./tests/house/typescript-for-walls.mjs", ...args]];
}

async function runCheck([name, [command, args]]) {
  const started = performance.now();
  const { code, output } = await capture(command, args, { env: projectEnv({ NO_COLOR: "1" }) });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? "ok     " : "REFUSED"} ${name} ${seconds}s\n`);
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n\n`);
  return code === 0;
}

const waiting = Object.entries(checks);
const results = [];

async function worker() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    results.push(await runCheck(check));
  }
}

await Promise.all([worker(), worker()]);
const refused = results.filter((passed) => !passed).length;
process.stdout.write(
  refused === 0 ? "check passed\n" : `check refused by ${refused} of ${results.length}\n`,
);
process.exitCode = refused === 0 ? 0 : 1;
