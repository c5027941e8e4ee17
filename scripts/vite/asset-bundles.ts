import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { type BundledFile, joinBundle } from "../../src/base/asset-bundle.ts";
import { languageOfAsset } from "../../src/base/asset-language.ts";
import { cutBySize } from "./cut-by-size.ts";

const FOLDER = "assets/bundles";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".bin": "application/octet-stream",
};

/**
 * Writes files of a build together into bundles, each for one language or for everybody; answers the addresses of the
 * bundles. Hundreds of small files cost a browser and a bad line far more to ask for than to read.
 */
export function writeBundles(build: string, assets: readonly string[]): string[] {
  const folder = join(build, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const byLanguage = Map.groupBy(assets, (path) => languageOfAsset(path) ?? "");
  return [...byLanguage].flatMap(([language, paths]) =>
    cutBySize(paths.map((path) => readFile(build, path))).map((files) => {
      const bundle = joinBundle(files);
      const hash = createHash("sha256").update(bundle).digest("hex").slice(0, 8);
      const name = language ? `locale-${language}-${hash}.bundle` : `${hash}.bundle`;
      writeFileSync(join(folder, name), bundle);
      return `/${FOLDER}/${name}`;
    }),
  );
}

function readFile(build: string, path: string): BundledFile {
  const type = types[extname(path)];
  if (type === undefined) throw new Error(`No media type is known for ${path}`);
  return { path, type, content: Uint8Array.from(readFileSync(join(build, path))) };
}
