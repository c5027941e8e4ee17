/** Builds the client into dist. `npm start` and `npm test` build only where dist is missing or older than its sources. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { ensureInstalled } from "./ensure-installed.mjs";
import { capture, isStarted, main, projectEnv, root, tool } from "./project.mjs";

const dist = join(root, "dist");
const builtMark = join(root, "node_modules", ".cache", "plumbline", "client-built");
const sources = [
  "src/base",
  "src/domain",
  "src/contract",
  "src/client",
  "workers",
  "sw",
  "locales",
  "package-lock.json",
  "package.json",
  "postcss.config.mjs",
  "vite.config.ts",
];

/** Folders count too: their time moves when a file in them is deleted. */
function newestTime(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce(
    (newest, name) => Math.max(newest, newestTime(join(path, name))),
    stat.mtimeMs,
  );
}

function isFresh() {
  if (!existsSync(dist) || !existsSync(builtMark)) return false;
  const built = statSync(builtMark).mtimeMs;
  return sources.every((path) => newestTime(join(root, path)) <= built);
}

export async function buildClient() {
  const started = new Date();
  const [node, args] = tool("vite/bin/vite.js", "build", "--logLevel", "warn");
  const { code, output } = await capture(node, args, {
    env: projectEnv({ NODE_ENV: "production" }),
  });
  if (code !== 0) {
    process.stderr.write(output);
    throw new Error("The client did not build, see above.");
  }
  mkdirSync(dirname(builtMark), { recursive: true });
  writeFileSync(builtMark, `${started.toISOString()}\n`);
}

export async function buildClientIfStale() {
  if (isFresh()) return;
  process.stderr.write("Building the client...\n");
  await buildClient();
}

if (isStarted(import.meta.url)) {
  await main(async () => {
    await ensureInstalled();
    await buildClient();
  });
}
