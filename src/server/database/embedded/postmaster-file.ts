import { chown, readFile, readlink, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EnginePlace } from "./engine-place.ts";
import { isMissing } from "../machine/file-facts.ts";
import { commandLineOf, lifeOf } from "../machine/process-life.ts";
import type { ProcessLife } from "../machine/process-life.ts";

/** What a running PostgreSQL says of itself in postmaster.pid; while it starts, only the first fields are there. */
export interface PostmasterFile {
  pid: number;
  port?: number;
  socketDirectory?: string;
  listenAddress?: string;
  status?: string;
}

/** Reads the file of a cluster; undefined when there is none. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  try {
    return parsePostmasterFile(await readFile(join(cluster, "postmaster.pid"), "utf8"));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Understands the eight lines of postmaster.pid; undefined when there is not even a process id. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  // A standalone backend writes its id negated; it is no server to talk to, but it is alive.
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isSafeInteger(pid) || pid === 0) return undefined;
  const file: PostmasterFile = { pid };
  if (lines[3]) file.port = Number(lines[3]);
  if (lines[4]) file.socketDirectory = lines[4];
  if (lines[5]) file.listenAddress = lines[5];
  if (lines[7]) file.status = lines[7];
  return file;
}

/** The PostgreSQL process that runs on this very cluster, if there is one. */
export async function findPostmaster(
  place: EnginePlace,
): Promise<{ life: ProcessLife; file: PostmasterFile } | undefined> {
  const file = await readPostmasterFile(place.cluster);
  const life = file === undefined ? undefined : lifeOf(file.pid);
  if (file === undefined || life === undefined) return undefined;
  return (await runsOn(file.pid, place)) ? { life, file } : undefined;
}

async function runsOn(pid: number, place: EnginePlace): Promise<boolean> {
  // PostgreSQL works from inside its cluster, so this holds even after the folder was moved.
  const here = await inodeOf(place.cluster);
  const there = process.platform === "linux" ? await inodeOf(`/proc/${pid}/cwd`) : undefined;
  if (there !== undefined) return here === there;
  const command = commandLineOf(pid);
  if (command === undefined) return process.platform === "win32";
  return command.includes("postgres") && command.includes(place.directory);
}

async function inodeOf(path: string): Promise<string | undefined> {
  try {
    // A folder that was deleted under a running process still answers stat.
    if (path.startsWith("/proc/") && (await readlink(path)).endsWith(" (deleted)"))
      return "deleted";
    const { dev, ino } = await stat(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/**
 * Writes our own process id into a postmaster.pid left behind. PostgreSQL asks only whether the id in it is
 * taken, so a stranger or a zombie under that id would keep it from starting; its parent's id, ours, it knows
 * to be no PostgreSQL. Deleting the file instead would lose the number of the shared memory by which it
 * notices survivors of its former life. Only when `findPostmaster` found nobody.
 */
export async function disownPostmasterFile(place: EnginePlace): Promise<void> {
  // There PostgreSQL is not our child but that of pg_ctl, and does not ask for its parent's id.
  if (process.platform === "win32") return;
  const path = join(place.cluster, "postmaster.pid");
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return;
  const draft = join(place.directory, "postmaster.pid.new");
  await writeFile(draft, text.replace(/^[^\n]*/, String(process.pid)), { mode: 0o600 });
  if (place.account) await chown(draft, place.account.uid, place.account.gid);
  await rename(draft, path);
}
