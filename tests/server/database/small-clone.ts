import { cp, mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { packageNameFor } from "#server/database/embedded/binaries.ts";
import { repository } from "./server-process.ts";

/** Copies what a server reduced to its database needs, packages included, to another folder. */
export async function makeSmallClone(folder: string): Promise<string> {
  const parts = ["package.json", "src/server/database", "tests/server/database/serve-database.ts"];
  const packages = new Set<string>();
  await collect("pg", repository, packages);
  packages.add(join(repository, "node_modules", packageNameFor(process.platform, process.arch)));
  for (const part of [...parts, ...[...packages].map((it) => relative(repository, it))]) {
    await mkdir(dirname(join(folder, part)), { recursive: true });
    await cp(join(repository, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  return folder;
}

async function collect(name: string, from: string, found: Set<string>): Promise<void> {
  const places = createRequire(join(from, "package.json")).resolve.paths(name) ?? [];
  for (const place of places) {
    const folder = join(place, name);
    const text = await readFile(join(folder, "package.json"), "utf8").catch(() => undefined);
    if (text === undefined) continue;
    if (found.has(folder)) return;
    found.add(folder);
    const dependencies = Object.keys(JSON.parse(text).dependencies ?? {});
    for (const dependency of dependencies) await collect(dependency, folder, found);
    return;
  }
  throw new Error(`The package ${name} is not installed`);
}
