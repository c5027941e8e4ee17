import { randomBytes, randomUUID } from "node:crypto";
import {
  chmod,
  chown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { DatabaseRefusal } from "../database-refusal.ts";
import type { Binaries } from "./binaries.ts";
import { passwordFile, roleName } from "./endpoint.ts";
import type { EnginePlace } from "./engine-place.ts";
import { exists, isMissing } from "../machine/file-facts.ts";
import { runProgram } from "../machine/run-program.ts";

const draftPrefix = "cluster.new-";

/** Makes sure that there is a cluster these programs can run, creating it on the first start. */
export async function ensureCluster(
  place: EnginePlace,
  binaries: Binaries,
  log: (message: string) => void,
): Promise<void> {
  const format = await formatOf(place.cluster);
  if (format === undefined) {
    log(`Creating the database in ${place.cluster}`);
    return createCluster(place, binaries);
  }
  if (format !== binaries.majorVersion) {
    throw new DatabaseRefusal(
      `The database in ${place.cluster} was written by PostgreSQL ${format}, this installation has ` +
        `${binaries.majorVersion}. Export it with the old version and import it with the new one.`,
    );
  }
  // A copy that was brought back may be open to all, and PostgreSQL refuses such a folder.
  if (process.platform !== "win32") await chmod(place.cluster, 0o700);
}

/** The version in PG_VERSION; undefined when there is no cluster yet. */
async function formatOf(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (!(await exists(cluster))) return undefined;
    throw new DatabaseRefusal(
      `${cluster} is there but holds no database. Move it away to begin with an empty one.`,
    );
  }
}

/** Works in a draft folder and renames it at the end, so that a half-made cluster is never taken for one. */
async function createCluster(place: EnginePlace, binaries: Binaries): Promise<void> {
  await removeDrafts(place);
  const draft = join(place.directory, `${draftPrefix}${randomUUID()}`);
  await mkdir(draft, { mode: 0o700 });
  await giveAway(draft, place);
  await writePassword(place);
  const words = [
    `--pgdata=${draft}`,
    `--username=${roleName}`,
    `--pwfile=${passwordFile(place)}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // Sorts by bytes as C does, and still knows that É is the capital of é.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--text-search-config=simple",
    "--data-checksums",
  ];
  const end = await runProgram(binaries.initdb, words, {
    account: place.account,
    folder: place.directory,
  });
  if (!end.ok) {
    await rm(draft, { recursive: true, force: true });
    throw new DatabaseRefusal(`The database could not be created: ${explain(end.output)}`);
  }
  await rename(draft, place.cluster);
  await syncFolder(place.directory);
}

function explain(output: string): string {
  if (!output.includes("could not look up effective user ID")) return output;
  return (
    `${output}. PostgreSQL needs its user to have a name: add the user to /etc/passwd, run the server as ` +
    "root or as a user that has one, or set DATABASE_URL."
  );
}

async function writePassword(place: EnginePlace): Promise<void> {
  const path = passwordFile(place);
  await rm(path, { force: true });
  await writeFile(path, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  await giveAway(path, place);
}

async function giveAway(path: string, place: EnginePlace): Promise<void> {
  if (place.account) await chown(path, place.account.uid, place.account.gid);
}

async function removeDrafts(place: EnginePlace): Promise<void> {
  for (const name of await readdir(place.directory)) {
    if (!name.startsWith(draftPrefix)) continue;
    // An initdb that outlived its server may still be writing there; it ends by itself.
    await rm(join(place.directory, name), { recursive: true, force: true, maxRetries: 5 }).catch(
      () => undefined,
    );
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
