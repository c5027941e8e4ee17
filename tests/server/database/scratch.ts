import { mkdtemp, readdir, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { parsePostmasterFile } from "#server/database/embedded/postmaster-file.ts";
import { stillLives } from "#server/database/machine/process-life.ts";

/** A new folder as `mktemp -d` makes it, mode 0700, gone after the test together with every engine in it. */
export async function scratchFolder(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => dropFolder(folder));
  return folder;
}

/** The same for more than one test: whoever makes it drops it. */
export async function temporaryFolder(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), "plumbline-test-")));
}

/** Ends the engine of a data folder, wherever it lives, and removes both. */
export async function dropFolder(dataDir: string): Promise<void> {
  for (const folder of [dataDir, ...(await foldersIn(dataDir))]) {
    const outside = await readOptional(join(folder, "engine-place.json"));
    const engine: string = outside ? JSON.parse(outside).directory : join(folder, "postgres");
    await killEngine(engine);
    await rm(engine, { recursive: true, force: true });
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** The process id of the PostgreSQL that runs in the engine's folder. */
export async function enginePid(engineDirectory: string): Promise<number> {
  const text = await readOptional(join(engineDirectory, "cluster/postmaster.pid"));
  const pid = text === undefined ? undefined : parsePostmasterFile(text)?.pid;
  if (pid === undefined) throw new Error(`No PostgreSQL runs in ${engineDirectory}`);
  return pid;
}

/** Kills the PostgreSQL of an engine's folder without warning and waits until it is gone. */
export async function killEngine(engineDirectory: string): Promise<void> {
  const pid = await enginePid(engineDirectory).catch(() => undefined);
  if (pid === undefined || pid === process.pid) return;
  const isPostgres = (await readOptional(`/proc/${pid}/cmdline`))?.includes("postgres") ?? true;
  if (!isPostgres || !stillLives({ pid })) return;
  process.kill(pid, "SIGKILL");
  await eventually(() => !stillLives({ pid }));
}

/** Waits until something holds; only the runner's own limit ends the wait. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((it) => it.isDirectory()).map((it) => join(folder, it.name));
}

async function readOptional(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}
