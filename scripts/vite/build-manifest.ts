import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
        // What lies in folders is asked for by name, by some documents only, and kept as it comes.
        const assets = readdirSync(join(folder, "assets"), { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
          .toSorted();
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
