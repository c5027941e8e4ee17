import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { open, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseRefusal } from "../database-refusal.ts";
import type { Binaries } from "./binaries.ts";
import { prepareEndpoint } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";
import type { EnginePlace } from "./engine-place.ts";
import { writeSettings } from "./engine-settings.ts";
import { disownPostmasterFile, readPostmasterFile } from "./postmaster-file.ts";
import { probeEngine } from "./probe-engine.ts";
import { lifeOf } from "../machine/process-life.ts";
import type { ProcessLife } from "../machine/process-life.ts";
import { bareEnvironment, identityOf, runProgram } from "../machine/run-program.ts";

/** Everything that running a cluster needs to know. */
export interface Engine {
  place: EnginePlace;
  binaries: Binaries;
  log: (message: string) => void;
}

/** A PostgreSQL that serves. */
export interface RunningEngine {
  life: ProcessLife;
  endpoint: Endpoint;
}

const logLimit = 10 * 1024 * 1024;
const keepTryingFor = 30_000;
// Survivors of a killed postmaster take a moment to notice and let go of memory, files and port.
const passing = /still in use|lock file ".*" already exists|could not bind|could not create any/;

/** Starts PostgreSQL on a cluster that nothing runs on, and waits until it serves. */
export async function startCluster(engine: Engine, endpoint: Endpoint): Promise<RunningEngine> {
  const { place } = engine;
  const deadline = Date.now() + keepTryingFor;
  for (;;) {
    await disownPostmasterFile(place);
    await prepareEndpoint(endpoint, place);
    await writeSettings(place, endpoint);
    const story = await openStory(place);
    const life = await launch(engine, endpoint, story.path);
    if (life !== undefined) return { life, endpoint };
    const told = await story.told();
    if (!passing.test(told) || Date.now() > deadline) {
      throw new DatabaseRefusal(
        `PostgreSQL did not start (${story.path}): ${told || "it said nothing"}`,
      );
    }
    await sleep(200);
  }
}

async function launch(
  engine: Engine,
  endpoint: Endpoint,
  logPath: string,
): Promise<ProcessLife | undefined> {
  const isWindows = process.platform === "win32";
  return isWindows ? launchOnWindows(engine, logPath) : launchDirectly(engine, endpoint, logPath);
}

/** Not through pg_ctl: it refuses to run as root, and a shell in between would hide how PostgreSQL ends. */
async function launchDirectly(
  { place, binaries, log }: Engine,
  endpoint: Endpoint,
  logPath: string,
): Promise<ProcessLife | undefined> {
  const output = openSync(logPath, "a", 0o600);
  const child = spawn(binaries.postgres, ["-D", place.directory], {
    cwd: place.directory,
    env: bareEnvironment(),
    // Its own session and a file to write to: it outlives this process and Ctrl-C in the terminal.
    detached: true,
    stdio: ["ignore", output, output],
    ...identityOf(place.account),
  });
  closeSync(output);
  child.unref();
  const isReady = async () => {
    // Knocking earlier would fill its log with refusals for as long as it repairs its files.
    const file = await readPostmasterFile(place.cluster);
    if (file?.pid !== child.pid || file?.status !== "ready") return false;
    return probeEngine(endpoint);
  };
  return (await becomesReady(child, isReady, log)) ? lifeOf(child.pid ?? 0) : undefined;
}

async function becomesReady(
  child: ChildProcess,
  isReady: () => Promise<boolean>,
  log: (message: string) => void,
): Promise<boolean> {
  // A program that cannot be started has no process id; without a listener it would end this process.
  child.once("error", () => undefined);
  let nextWord = Date.now() + 5_000;
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    if (await isReady()) return true;
    if (Date.now() > nextWord) {
      log("PostgreSQL is still starting; after a crash it first repairs its files");
      nextWord = Date.now() + 10_000;
    }
    await sleep(10);
  }
  return false;
}

/** There pg_ctl is needed: it takes administrator rights away, with which PostgreSQL refuses to run. */
async function launchOnWindows(
  { place, binaries }: Engine,
  logPath: string,
): Promise<ProcessLife | undefined> {
  const words = ["start", "-w", "-D", place.directory, "-l", logPath];
  if (!(await runProgram(binaries.pgCtl, words, { folder: place.directory })).ok) return undefined;
  const file = await readPostmasterFile(place.cluster);
  return file === undefined ? undefined : lifeOf(file.pid);
}

/** The file that PostgreSQL writes its messages to, and what it adds to it from now on. */
async function openStory(place: EnginePlace): Promise<{ path: string; told(): Promise<string> }> {
  const path = join(place.directory, "postgres.log");
  const size = await sizeOf(path);
  if (size > logLimit) await rename(path, `${path}.1`);
  const from = size > logLimit ? 0 : size;
  return {
    path,
    async told() {
      const length = Math.min((await sizeOf(path)) - from, 4_000);
      if (length <= 0) return "";
      const handle = await open(path, "r");
      const { buffer } = await handle.read(Buffer.alloc(length), 0, length, from);
      await handle.close();
      return buffer.toString("utf8").trim();
    },
  };
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (it) => it.size,
    () => 0,
  );
}
