import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const client = join(import.meta.dirname, "../src/client");
/** What the first screens consist of. */
const folders = [
  "features/board",
  "features/messenger",
  "features/my-tasks",
  "features/signed-in",
  "parts/chat",
  "parts/shell",
  "parts/sync",
  "ui",
];

/** The names of the icons that first screens show; those of other pages come with these. */
export function firstIcons(): ReadonlySet<string> {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(client, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => readFileSync(join(client, folder, name), "utf8")),
  );
  return new Set(sources.flatMap((source) => source.match(/\bIcon[A-Z]\w*/g) ?? []));
}
