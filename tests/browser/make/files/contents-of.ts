import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { App } from "../start-app.ts";

/** Bytes of each content that a server keeps on its disk, by its SHA-256. */
export async function contentsOf({ dataDir }: App): Promise<ReadonlyMap<string, number>> {
  const folder = join(dataDir, "files", "contents");
  const paths = await readdir(folder, { recursive: true });
  const found = await Promise.all(
    paths.map(async (path) => [path, await stat(join(folder, path))] as const),
  );
  return new Map(
    found.flatMap(([path, about]) => (about.isFile() ? [[basename(path), about.size]] : [])),
  );
}
