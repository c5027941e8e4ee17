import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { languageOfAsset } from "#base/asset-language.ts";

const buildShape = z.object({
  /** Id of the build. */
  build: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  version: z.string(),
  /** Addresses of everything under /assets that belongs to the build. */
  assets: z.array(z.string()),
  /** Addresses that the service worker brings along by itself. */
  precached: z.array(z.string()),
  /** Addresses of the bundles that hold all assets but the precached ones. */
  bundles: z.array(z.string()),
});
type Build = z.infer<typeof buildShape>;

/** The build of the app that is served, and the assets of the builds before it. */
export interface Builds {
  readonly build: string;
  readonly version: string;
  /** Whether there is an app to serve at all. */
  readonly isBuilt: boolean;
  /** Folders with files under /assets, the newest first. */
  readonly assetFolders: readonly string[];
  /** Addresses that are worth fetching ahead for somebody with this language. */
  prefetch(language: string): string[];
  /** Addresses of the bundles in which these lie together. */
  bundles(language: string): string[];
}

/** Builds before the current one, whose assets are still served. */
const OLDER_BUILDS = 5;
/** File in the copy of a build that is whole. */
const KEPT = "kept";
/** Whether a file is the packed twin of another one. */
export const isPacked = (name: string) => /\.(br|gz)$/.test(name);

const isBundle = (name: string) => name.endsWith(".bundle");

const noBuild: Build = { build: "none", version: "0.0.0", assets: [], precached: [], bundles: [] };

/**
 * Reads what was built and keeps a copy of its assets in the data folder, so
 * that a tab that was opened five builds ago still finds its parts.
 */
export async function openBuilds(distDir: string, dataDir: string): Promise<Builds> {
  const current = (await readBuild(join(distDir, "build.json"))) ?? noBuild;
  const kept = join(dataDir, "builds");
  await mkdir(kept, { recursive: true });
  if (current !== noBuild) await keepBuild(current, distDir, kept);
  const older = await foldersByAge(kept);
  await Promise.all(
    older
      .slice(1 + OLDER_BUILDS)
      .map(async (name) => rm(join(kept, name), { recursive: true, force: true })),
  );
  const precached = new Set(current.precached);
  return {
    build: current.build,
    version: current.version,
    isBuilt: current !== noBuild,
    assetFolders: [distDir, ...older.slice(0, 1 + OLDER_BUILDS).map((name) => join(kept, name))],
    prefetch: (language) =>
      current.assets.filter((asset) => !precached.has(asset) && isFor(asset, language)),
    bundles: (language) => current.bundles.filter((bundle) => isFor(bundle, language)),
  };
}

/** Texts of other languages are fetched by those who speak them. */
function isFor(asset: string, language: string): boolean {
  const own = languageOfAsset(asset);
  return own === undefined || own.toLowerCase() === language.toLowerCase();
}

async function readBuild(path: string): Promise<Build | undefined> {
  try {
    return buildShape.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

async function keepBuild({ build }: Build, distDir: string, kept: string): Promise<void> {
  const folder = join(kept, build);
  const mark = join(folder, KEPT);
  if (!(await stat(mark).catch(() => undefined))) {
    await copyAssets(join(distDir, "assets"), join(folder, "assets"));
  }
  // Written last: all of it is there, and its time says when this build was last the current one.
  await writeFile(mark, `${new Date().toISOString()}\n`);
}

/** Copies a folder with all below it; bundles and packed twins stay behind, since few will ask for a part of an older build. */
async function copyAssets(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !isPacked(path) && !isBundle(path) });
}

async function foldersByAge(kept: string): Promise<string[]> {
  const entries = await readdir(kept, { withFileTypes: true });
  const dated = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const mark = await stat(join(kept, name, KEPT)).catch(() => undefined);
        return { name, time: mark?.mtimeMs ?? 0 };
      }),
  );
  return dated.toSorted((left, right) => right.time - left.time).map(({ name }) => name);
}
