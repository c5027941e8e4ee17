import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "#tests/server/database/server-process.ts";
import { bundleAnew, makeNextBuild } from "./next-build.ts";

const OLDER = "0.19.1";
const [newest] = JSON.parse(
  readFileSync(join(repository, "docs/releases.json"), "utf8"),
) as readonly { version: string }[];

/** The release of the built app. */
export const newestVersion = newest?.version ?? "";

/** The built app as it was one release earlier, with other files. */
export function makeOlderBuild(dist: string): string {
  const older = makeNextBuild(dist);
  const scripts = readdirSync(join(older, "assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => join("assets", name));
  for (const file of ["build.json", ...scripts]) {
    const path = join(older, file);
    const text = readFileSync(path, "utf8");
    const earlier = ['"', "'", "`"].reduce(
      (before, mark) => before.replaceAll(`${mark}${newestVersion}${mark}`, JSON.stringify(OLDER)),
      text,
    );
    writeFileSync(path, earlier);
  }
  bundleAnew(older);
  return older;
}
