import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { writeBundles } from "./asset-bundles.ts";
import { shellChunks } from "./chunk-groups.ts";

/** Files that the service worker fetches before it takes over: what the first screen needs. */
export const shellFiles = [
  "index.html",
  "start.js",
  "icon.svg",
  `assets/{${shellChunks.join(",")}}-*.js`,
  "assets/style-*.css",
  "assets/inter-latin-wght-normal-*.woff2",
];

const isShell = (name: string) =>
  [...shellChunks, "style", "inter-latin-wght-normal"].some((begin) =>
    name.startsWith(`${begin}-`),
  );

/**
 * Files of the build below a folder, by their paths in it. What lies in folders comes last: some documents ask for it by name,
 * and have to find it without a network too.
 */
function assetsIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLicence(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const depth = (path: string) => path.split("/").length;
  return entries.toSorted(
    (one, other) => depth(one) - depth(other) || (one < other ? -1 : Number(one > other)),
  );
}

const isLicence = (name: string) => name.startsWith("LICENSE");

/** Tells the server what the build consists of: its id, and all addresses a browser may want ahead. */
export function buildManifest(version: string): Plugin {
  let folder = "";
  return {
    name: "plumbline-build-manifest",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        const assets = assetsIn(join(folder, "assets"));
        const build = createHash("sha256").update(assets.join("\n")).digest("hex").slice(0, 12);
        const list = assets.map((name) => `/assets/${name}`);
        const precached = assets.filter(isShell).map((name) => `/assets/${name}`);
        const bundles = writeBundles(
          folder,
          list.filter((path) => !precached.includes(path)),
        );
        writeFileSync(
          join(folder, "build.json"),
          `${JSON.stringify({ build, version, assets: list, precached, bundles }, undefined, 2)}\n`,
        );
      },
    },
  };
}
