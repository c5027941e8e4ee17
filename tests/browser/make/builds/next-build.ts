import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBundles } from "../../../../scripts/vite/asset-bundles.ts";

/** By which the service worker knows whether a file without a hash in its name has changed. */
const revision = /(\brevision["`]?:["`])(?=(?:next-)*[0-9a-f]{32})/g;
const fileName = /[\w.-]+\.\w+/g;
const isText = /\.(js|css|html|json|webmanifest)$/;

/** The next version of a built app, in which no asset has the name it had before. */
export function makeNextBuild(dist: string): string {
  const next = mkdtempSync(join(tmpdir(), "plumbline-next-build-"));
  // Packed files would still be those of the build before.
  cpSync(dist, next, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const names = new Set(readdirSync(join(next, "assets")));
  for (const name of names)
    renameSync(join(next, "assets", name), join(next, "assets", renamed(name)));
  const files = [
    ...readdirSync(next).filter((name) => isText.test(name)),
    ...[...names].filter((name) => isText.test(name)).map((name) => join("assets", renamed(name))),
  ];
  for (const file of files) {
    const path = join(next, file);
    const text = readFileSync(path, "utf8").replaceAll(fileName, (name) =>
      names.has(name) ? renamed(name) : name,
    );
    writeFileSync(path, text.replace(/("build": ")/, "$1n").replaceAll(revision, "$1next-"));
  }
  bundleAnew(next);
  return next;
}

/** Writes the bundles of a build whose files were changed. */
export function bundleAnew(build: string): void {
  const path = join(build, "build.json");
  const facts = JSON.parse(readFileSync(path, "utf8")) as { assets: string[]; precached: string[] };
  const assets = facts.assets.filter((asset) => !facts.precached.includes(asset));
  const renewed = { ...facts, bundles: writeBundles(build, assets) };
  writeFileSync(path, JSON.stringify(renewed, undefined, 2));
}

function renamed(name: string): string {
  return name.replace(/(\.\w+)$/, ".next$1");
}
