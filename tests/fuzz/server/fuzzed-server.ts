import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { repository } from "#tests/server/database/server-process.ts";

/** The real server program in a process of its own, so that one that hangs hangs alone. */
export interface FuzzedServer {
  readonly address: string;
  /** Words that the server wrote into its log as its own fault, since they were last taken. */
  takeComplaints(): string[];
  /** Microseconds of the processor that it has used; undefined when it does not say. */
  processor(): Promise<number | undefined>;
  lives(): boolean;
  /** Asks it to end; whether it did. */
  stop(): Promise<boolean>;
}

/** Milliseconds after which whoever has said nothing hangs. */
export const PATIENCE = 20_000;

const program = join(repository, "src/server/main.ts");
const preload = join(import.meta.dirname, "preload.ts");
/** Level of an error in the log. */
const ERROR = 50;

/** Starts the program on a database; it is ready when this comes back. */
export async function startFuzzedServer(
  databaseUrl: string,
  dataDir: string,
): Promise<FuzzedServer> {
  const child = spawn(process.execPath, ["--import", preload, program], {
    cwd: repository,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "error",
      TRUST_PROXY: "1",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const complaints: string[] = [];
  const address = await readOutput(child, complaints);
  return {
    address,
    takeComplaints: () => complaints.splice(0),
    processor: async () => askProcessor(child),
    lives: () => lives(child),
    stop: async () => stop(child),
  };
}

/** Reads what the server says for as long as it lives; comes back with its address. */
async function readOutput(child: ChildProcess, complaints: string[]): Promise<string> {
  if (child.stdout === null) throw new Error("The server has no output");
  const lines = createInterface(child.stdout);
  return new Promise((resolve, reject) => {
    lines.on("line", (line) => {
      const address = /ready: (http\S+)/.exec(line)?.[1];
      if (address) resolve(address);
      else if (levelOf(line) >= ERROR) complaints.push(line.slice(0, 1_500));
    });
    lines.on("close", () => reject(new Error(`The server ended: ${complaints.join("; ")}`)));
  });
}

function levelOf(line: string): number {
  const level = /"level":(\d+)/.exec(line)?.[1];
  return Number(level ?? 0);
}

async function askProcessor(child: ChildProcess): Promise<number | undefined> {
  if (!lives(child)) return undefined;
  const answered = once(child, "message", { signal: AbortSignal.timeout(PATIENCE) });
  child.send("processor");
  try {
    const [message] = (await answered) as [{ processor: number }];
    return message.processor;
  } catch {
    return undefined;
  }
}

function lives(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function stop(child: ChildProcess): Promise<boolean> {
  if (!lives(child)) return true;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const ended = await Promise.race([gone.then(() => true), sleep(PATIENCE, false)]);
  if (!ended) child.kill("SIGKILL");
  await gone;
  return ended;
}
