/** Installs what tests need where the system's package manager can. */
import { accessSync, constants, statSync } from "node:fs";
import process from "node:process";
import { capture } from "./project.mjs";

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Installs a package of Debian's; does nothing for whoever is not root, or has another system. */
export async function installWithApt(name, what) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !isProgram("/usr/bin/apt-get")) return;
  process.stderr.write(`Installing ${what}...\n`);
  // In the first run level nothing that is installed starts by itself.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await capture("apt-get", ["update", "-q"], { env });
  const installed = await capture(
    "apt-get",
    ["install", "-y", "-q", "--no-install-recommends", name],
    { env },
  );
  if (installed.code !== 0) process.stderr.write(installed.output);
}
