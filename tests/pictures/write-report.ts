import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Comparison } from "./compare-pictures.ts";

/** Writes pictures and a page that shows them side by side, those that differ most first. Answers the page's path. */
export function writeReport(
  folder: string,
  titles: { readonly before: string; readonly after: string },
  comparisons: readonly Comparison[],
): string {
  mkdirSync(folder, { recursive: true });
  const ordered = comparisons.toSorted((left, right) => right.pixels - left.pixels);
  for (const comparison of ordered) writePictures(folder, comparison);
  const page = join(folder, "index.html");
  writeFileSync(page, pageOf(titles, ordered));
  return page;
}

const fileOf = (name: string, kind: string) => `${name.replaceAll(" ", "-")}-${kind}.png`;

function writePictures(folder: string, { name, before, after, difference }: Comparison): void {
  for (const [kind, picture] of Object.entries({ before, after, difference })) {
    writeFileSync(join(folder, fileOf(name, kind)), picture);
  }
}

/** Names of commits are typed by people. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function pageOf(
  { before, after }: { readonly before: string; readonly after: string },
  comparisons: readonly Comparison[],
): string {
  const titles = { before: escaped(before), difference: "what differs", after: escaped(after) };
  const sections = comparisons.map(({ name, pixels }) => {
    const pictures = Object.entries(titles).map(
      ([kind, title]) =>
        `<figure><figcaption>${title}</figcaption><img loading="lazy" alt="${name}, ${title}" src="${fileOf(name, kind)}"></figure>`,
    );
    const open = pixels > 0 ? " open" : "";
    return `<details${open}><summary>${name}: ${pixels} pixels differ</summary><div>${pictures.join("")}</div></details>`;
  });
  const differing = comparisons.filter(({ pixels }) => pixels > 0).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${differing} of ${comparisons.length} pictures differ</title>
<style>
body { margin: 24px; font: 14px/1.5 system-ui; }
div { display: flex; gap: 16px; align-items: start; }
figure { flex: 1; min-width: 0; margin: 8px 0 24px; }
img { width: 100%; border: 1px solid #ccc; }
summary { cursor: pointer; font-weight: 600; }
</style>
<h1>${differing} of ${comparisons.length} pictures differ</h1>
${sections.join("\n")}
</html>
`;
}
