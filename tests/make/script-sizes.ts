import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

/** The scripts that a visit loads into the page and the gzipped bytes of each; what workers load is not counted. */
export async function scriptSizes(
  page: Page,
  distDir: string,
  visit: () => Promise<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const paths = new Set<string>();
  const note = (response: { url(): string }) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js") && !pathname.includes(".worker-")) paths.add(pathname);
  };
  page.on("response", note);
  await visit();
  page.off("response", note);
  const sizes = new Map<string, number>();
  for (const path of paths) sizes.set(path, await gzippedSize(distDir, path));
  return sizes;
}

/** All of them together. */
export function totalOf(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** How long a file of the build is when it is gzipped. */
export async function gzippedSize(distDir: string, path: string): Promise<number> {
  return gzipSync(await readFile(join(distDir, path))).length;
}
