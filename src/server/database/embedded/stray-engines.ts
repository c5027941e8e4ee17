import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ownerFile } from "./engine-place.ts";
import { exists, isMissing } from "../machine/file-facts.ts";
import { findPostmaster } from "./postmaster-file.ts";
import type { Engine } from "./start-cluster.ts";
import { stopCluster } from "./stop-cluster.ts";

/**
 * Stops engines beside this one whose data folder is gone. Inside its data folder a PostgreSQL notices
 * by itself that its files were deleted; in a place of its own it would run on for nobody. Its files stay.
 */
export async function stopStrays(engine: Engine): Promise<void> {
  const base = dirname(engine.place.directory);
  for (const name of await readdir(base)) {
    const directory = join(base, name);
    const owner = await ownerOf(directory);
    if (owner === undefined || (await exists(owner))) continue;
    const stray = { directory, cluster: join(directory, "cluster") };
    const found = await findPostmaster(stray);
    if (found === undefined) continue;
    engine.log(`${owner} is gone; its PostgreSQL is being stopped, its files stay in ${directory}`);
    await stopCluster({ ...engine, place: stray }, found.life);
  }
}

async function ownerOf(directory: string): Promise<string | undefined> {
  try {
    return await readFile(join(directory, ownerFile), "utf8");
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
