import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseRefusal } from "../database-refusal.ts";
import { errorCode, isMissing } from "./file-facts.ts";
import { isSameLife, lifeOf, processTable } from "./process-life.ts";
import type { ProcessLife } from "./process-life.ts";

/** Who holds a data folder, as written into its lock file. */
export interface LockHolder extends ProcessLife {
  processTable: string;
  nonce: string;
}

/** Held until released, or until the process is gone. */
export interface FolderLock {
  release(): Promise<void>;
}

const beatEvery = 2_000;
const beatsToMiss = 4;
const surelyStaleAfter = 60_000;

/** Takes the folder for this process, or refuses with the holder's process id when another live server has it. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, "server.lock");
  const mine: LockHolder = {
    ...(lifeOf(process.pid) ?? { pid: process.pid }),
    processTable: processTable(),
    nonce: randomUUID(),
  };
  while (!(await place(path, mine))) {
    const holder = await readHolder(path);
    if (holder === undefined) continue;
    if (await isHeld(path, holder)) throw inUse(folder, holder);
    await setAside(path, holder);
  }
  const holder = await settledHolder(path);
  if (holder?.nonce !== mine.nonce) throw inUse(folder, holder);
  const heart = setInterval(() => void beat(path), beatEvery);
  heart.unref();
  return {
    async release() {
      clearInterval(heart);
      if ((await readHolder(path))?.nonce === mine.nonce) await rm(path, { force: true });
    },
  };
}

/** Judges by process id where that means something here; undefined where only the heartbeat can tell. */
export function holderLives(
  holder: LockHolder,
  table: string,
  life: (pid: number) => ProcessLife | undefined,
): boolean | undefined {
  if (holder.processTable !== table) return undefined;
  const now = life(holder.pid);
  return now !== undefined && isSameLife(now, holder);
}

/** Another server may have been taking over the same stale lock, and be putting back what it displaced. */
async function settledHolder(path: string): Promise<LockHolder | undefined> {
  for (let look = 0; look < 10; look++) {
    await sleep(20);
    const holder = await readHolder(path);
    if (holder !== undefined) return holder;
  }
  return undefined;
}

async function isHeld(path: string, holder: LockHolder): Promise<boolean> {
  return holderLives(holder, processTable(), lifeOf) ?? (await beats(path));
}

async function beats(path: string): Promise<boolean> {
  const before = await beatAt(path);
  if (before === undefined || Date.now() - before > surelyStaleAfter) return false;
  for (let waited = 0; waited < beatEvery * beatsToMiss; waited += 250) {
    await sleep(250);
    if ((await beatAt(path)) !== before) return true;
  }
  return false;
}

async function beatAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return undefined;
  }
}

async function beat(path: string): Promise<void> {
  const now = new Date();
  // A folder removed under a running server is no reason to take the server down.
  await utimes(path, now, now).catch(() => undefined);
}

/** Creates the lock file whole, so that nobody ever reads half of one. */
async function place(path: string, mine: LockHolder): Promise<boolean> {
  const draft = `${path}.${mine.nonce}`;
  const text = JSON.stringify(mine);
  await writeFile(draft, text, { mode: 0o644 });
  try {
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) === "EEXIST") throw error;
      // File systems without hard links: exclusive creation is the next best.
      return writeFile(path, text, { mode: 0o644, flag: "wx" });
    });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function setAside(path: string, stale: LockHolder): Promise<void> {
  const aside = `${path}.stale-${randomUUID()}`;
  try {
    await rename(path, aside);
    const taken = await readHolder(aside);
    // Two servers saw the same stale lock and the other was faster: what we moved away is its new lock.
    if (taken?.nonce !== stale.nonce) await link(aside, path);
  } catch (error) {
    if (!isMissing(error) && errorCode(error) !== "EEXIST") throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function readHolder(path: string): Promise<LockHolder | undefined> {
  try {
    const { pid, startedAt, processTable: table, nonce } = JSON.parse(await readFile(path, "utf8"));
    return { pid: Number(pid), startedAt, processTable: String(table), nonce: String(nonce) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (error instanceof SyntaxError) return { pid: 0, processTable: "", nonce: "" };
    throw error;
  }
}

function inUse(folder: string, holder: LockHolder | undefined): DatabaseRefusal {
  const who = holder ? ` (process ${holder.pid})` : "";
  return new DatabaseRefusal(
    `The data folder ${folder} is in use by another Plumbline server${who}. ` +
      "Stop that server first, or give this one a data folder of its own.",
  );
}
