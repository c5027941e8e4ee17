/** Installs the packages where they are missing or older than the lock file. Everything else here may then rely on them. */
import { existsSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { capture, isStarted, main, root } from "./project.mjs";

const lockFile = join(root, "package-lock.json");
/** npm writes this one last, so an interrupted installation counts as missing. */
const installedMark = join(root, "node_modules", ".package-lock.json");

function isInstalled() {
  if (!existsSync(installedMark)) return false;
  return !existsSync(lockFile) || statSync(installedMark).mtimeMs >= statSync(lockFile).mtimeMs;
}

/** npm tells its children where it is; outside of an npm script it is looked for on the path. */
function npm(...args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js") && existsSync(script)) return [process.execPath, [script, ...args]];
  return ["npm", args];
}

export async function ensureInstalled() {
  if (isInstalled()) return;
  process.stderr.write("Installing packages...\n");
  // `npm install` and not `npm ci`: it also works where the registry lacks another platform's optional binaries.
  // `--no-save` keeps the committed lock file as it is.
  const [command, args] = npm(
    "install",
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    // npm passes an outer `--omit=dev` or NODE_ENV on, and the client is built from development packages.
    "--include=dev",
  );
  const { code, output } = await capture(command, args, { shell: process.platform === "win32" });
  if (code !== 0) {
    process.stderr.write(output);
    throw new Error("npm install failed, see above.");
  }
  const now = new Date();
  utimesSync(installedMark, now, now);
}

if (isStarted(import.meta.url)) await main(ensureInstalled);
