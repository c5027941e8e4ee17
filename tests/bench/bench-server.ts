import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const root = join(import.meta.dirname, "../..");

export const credentials = { email: "bench@example.com", password: "plumb-line-bench-1" };

export interface BenchServer {
  readonly address: string;
  /** Of its process. */
  readonly id: number;
  /** Milliseconds that its process has had a processor, without those of PostgreSQL. */
  processorTime(): Promise<number>;
  close(): Promise<void>;
}

interface Volume {
  readonly tasks: number;
  readonly messages: number;
  readonly groups?: number;
  /** Settings of the operator's. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Fills in more before the server starts, with the settings of it. */
  readonly fill?: (env: NodeJS.ProcessEnv) => Promise<void>;
}

/** A server of its own, filled with so many tasks in one plan, messages in one dialog, and groups. */
export async function openBenchServer(volume: Volume): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "plumbline-bench-"));
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    PORT: "0",
    LOG_LEVEL: "warn",
    ...volume.settings,
  };
  const sample = spawn(
    process.execPath,
    [
      join(root, "src/server/sample.ts"),
      "--email",
      credentials.email,
      "--password",
      credentials.password,
      "--tasks",
      String(volume.tasks),
      "--messages",
      String(volume.messages),
      "--groups",
      String(volume.groups ?? 0),
    ],
    { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] },
  );
  await once(sample, "exit");
  await volume.fill?.(env);
  const child = spawn(process.execPath, [join(root, "src/server/main.ts")], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  // It does not outlive a measurement that fails.
  process.once("exit", () => child.kill("SIGTERM"));
  for await (const line of createInterface(child.stdout)) {
    const address = /ready: (http\S+)/.exec(line)?.[1];
    if (!address) continue;
    return {
      address,
      id: child.pid ?? 0,
      processorTime: async () => processorTimeOf(child.pid ?? 0),
      async close() {
        child.kill("SIGTERM");
        await gone;
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error("The server ended before it was ready");
}

/** Linux counts in hundredths of a second. */
const TICK = 10;

async function processorTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // Behind the program's name, which may hold anything, in the order of the kernel's manual.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
