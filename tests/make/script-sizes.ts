import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";

interface StartFacts {
  readonly texts: Readonly<
    Record<
      string,
      { readonly everywhere: readonly string[]; readonly elsewhere: readonly string[] }
    >
  >;
  readonly screens: readonly {
    readonly address: string;
    readonly files: readonly string[];
    readonly moreWords: boolean;
  }[];
}

/**
 * The scripts with which a screen is drawn, as the page names them before anything else of it runs, and the
 * bytes of each on the line. `visit` ends when the screen is drawn; until then the page gets no other script,
 * so that nothing it needs is left out of the sum, and nothing counts that comes afterwards.
 */
export async function scriptSizes(
  page: Page,
  distDir: string,
  address: string,
  visit: () => Promise<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const needed = await scriptsOf(distDir, address);
  const { promise: drawn, resolve: letThrough } = Promise.withResolvers<void>();
  const isOther = ({ pathname }: URL) =>
    pathname.endsWith(".js") && !pathname.includes(".worker-") && !needed.has(pathname);
  await page.route(isOther, async (route) => {
    await drawn;
    await route.continue();
  });
  await visit();
  letThrough();
  await page.unrouteAll({ behavior: "wait" });
  const sizes = new Map<string, number>();
  for (const path of needed) sizes.set(path, await packedSize(distDir, path));
  return sizes;
}

/** All of them together. */
export function totalOf(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** How long a file of the build is on the line: packed, where packing makes it shorter. */
export async function packedSize(distDir: string, path: string): Promise<number> {
  const file = join(distDir, path);
  const content = await readFile(`${file}.gz`).catch(() => readFile(file));
  return content.length;
}

/** What stands in the page itself, and what it asks for at the address in English. */
async function scriptsOf(distDir: string, address: string): Promise<ReadonlySet<string>> {
  const html = await readFile(join(distDir, "index.html"), "utf8");
  const [, facts = ""] = /id="start">([^<]*)</.exec(html) ?? [];
  const { texts, screens } = JSON.parse(facts) as StartFacts;
  const own = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);
  const { files = [], moreWords = false } =
    screens.find((screen) => screen.address === address) ?? {};
  const { everywhere = [], elsewhere = [] } = texts["en"] ?? {};
  return new Set([...own, ...files, ...everywhere, ...(moreWords ? elsewhere : [])]);
}
