import { createHash, randomBytes } from "node:crypto";
import {
  chown,
  lchown,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rmdir,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseRefusal } from "../database-refusal.ts";
import { exists, isMissing } from "../machine/file-facts.ts";
import type { Account } from "../machine/run-program.ts";
import { canEnter, canHost, findUnprivilegedUser, isRoot } from "../machine/unprivileged-user.ts";

/** Where the engine of a data folder lives, and who runs it (undefined: the account of this process). */
export interface EnginePlace {
  directory: string;
  /** The cluster itself, PostgreSQL's data directory. */
  cluster: string;
  account?: Account | undefined;
}

const pointerFile = "engine-place.json";
/** The file in which a place outside names its data folder. */
export const ownerFile = "data-folder";

/**
 * Finds the engine's folder or chooses one: `postgres` inside the data folder, or, where the account that
 * must run PostgreSQL cannot work in there, a folder of its own that the data folder then points to.
 */
export async function settlePlace(
  dataDir: string,
  log: (message: string) => void,
): Promise<EnginePlace> {
  const inside = join(dataDir, "postgres");
  const outside = await followPointer(dataDir);
  const directory = outside ?? inside;
  const cluster = join(directory, "cluster");
  const account = await ownerOf(cluster);
  if (account === "none yet") return chooseNew(dataDir, inside, outside, log);
  if (account !== undefined && !(await canEnter(cluster, account))) {
    throw new DatabaseRefusal(
      `The database in ${cluster} belongs to user ${account.name}, who can no longer enter that folder. ` +
        "Let that user pass through the folders above it again.",
    );
  }
  if (outside !== undefined) log(`The database of ${dataDir} lives in ${outside}`);
  return { directory, cluster, account };
}

async function chooseNew(
  dataDir: string,
  inside: string,
  outside: string | undefined,
  log: (message: string) => void,
): Promise<EnginePlace> {
  if (!isRoot()) {
    await mkdir(inside, { recursive: true, mode: 0o700 });
    return { directory: inside, cluster: join(inside, "cluster") };
  }
  const account = await findUnprivilegedUser();
  if (outside !== undefined)
    return { directory: outside, cluster: join(outside, "cluster"), account };
  await mkdir(inside, { recursive: true, mode: 0o711 });
  if (await canHost(inside, account))
    return { directory: inside, cluster: join(inside, "cluster"), account };
  await rmdir(inside);
  const directory = await makePlaceOutside(dataDir, account);
  log(
    `The database of ${dataDir} lives in ${directory}: PostgreSQL does not run as root, ` +
      `and user ${account.name} cannot work inside the data folder`,
  );
  return { directory, cluster: join(directory, "cluster"), account };
}

/** Whether the engine lives elsewhere than in its data folder. */
export function isOutside(place: EnginePlace, dataDir: string): boolean {
  return dirname(place.directory) !== dataDir;
}

/** Folders, best first, in which root can keep what an unprivileged account must reach. */
export function sharedBases(): string[] {
  return [...new Set(["/var/lib/plumbline", join(tmpdir(), "plumbline"), "/tmp/plumbline"])];
}

/** Makes a shared base that only this process may write to; false where that is not possible. */
export async function makeBase(base: string): Promise<boolean> {
  try {
    await mkdir(base, { recursive: true, mode: 0o755 });
    const found = await lstat(base);
    // Below a folder that everybody may write to, somebody else may have been there first.
    return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
  } catch {
    return false;
  }
}

async function makePlaceOutside(dataDir: string, account: Account): Promise<string> {
  // The hash tells the operator which folder is whose; the random part keeps a data folder that was
  // emptied to start afresh from finding its old database again.
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const name = `${hash}-${randomBytes(4).toString("hex")}`;
  for (const base of sharedBases()) {
    if (!(await makeBase(base))) continue;
    const directory = join(base, name);
    await mkdir(directory, { mode: 0o711 });
    if (!(await canHost(directory, account))) {
      await rmdir(directory);
      continue;
    }
    await writeFile(join(directory, ownerFile), dataDir);
    await writeFile(join(dataDir, pointerFile), JSON.stringify({ directory }));
    return directory;
  }
  throw new DatabaseRefusal(
    `User ${account.name} can work neither in ${dataDir} nor in ${sharedBases().join(" nor in ")}, ` +
      "so there is no place for the database. Use a data folder that user can reach, or set DATABASE_URL.",
  );
}

async function followPointer(dataDir: string): Promise<string | undefined> {
  const pointer = join(dataDir, pointerFile);
  const directory = await readPointer(pointer);
  if (directory === undefined) return undefined;
  const owner = await readFile(join(directory, ownerFile), "utf8").catch(() => undefined);
  if (owner === undefined) {
    throw new DatabaseRefusal(
      `${pointer} says that the database lives in ${directory}, but it is not there or cannot be read by ` +
        `this user. Bring it back, or remove ${pointer} to begin with an empty database.`,
    );
  }
  if (owner === dataDir) return directory;
  if ((await readPointer(join(owner, pointerFile))) === directory) {
    throw new DatabaseRefusal(
      `${dataDir} is a copy of ${owner}, and both point to the same database in ${directory}. ` +
        `Remove ${pointer} to begin with an empty database here.`,
    );
  }
  // The data folder was moved; its database stayed where it is.
  await writeFile(join(directory, ownerFile), dataDir);
  return directory;
}

async function readPointer(path: string): Promise<string | undefined> {
  try {
    const { directory } = JSON.parse(await readFile(path, "utf8"));
    return await realpath(String(directory)).catch(() => String(directory));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new DatabaseRefusal(`${path} cannot be read: ${String(error)}`);
  }
}

/** The account that an existing cluster must be run by: PostgreSQL insists on the owner of its files. */
async function ownerOf(cluster: string): Promise<Account | undefined | "none yet"> {
  if (!(await exists(cluster))) return "none yet";
  const { uid, gid } = await stat(cluster);
  const me = process.getuid?.();
  if (me === undefined || (uid === me && me !== 0)) return undefined;
  if (me !== 0) {
    throw new DatabaseRefusal(
      `The database in ${cluster} belongs to user ${uid}. Start the server as root or as that user.`,
    );
  }
  if (uid !== 0) return { uid, gid, name: String(uid) };
  // Root's own files are what a backup looks like when root brought it back.
  const account = await findUnprivilegedUser();
  await giveTo(cluster, account);
  return account;
}

async function giveTo(folder: string, account: Account): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), account.uid, account.gid);
  }
  await chown(folder, account.uid, account.gid);
}
