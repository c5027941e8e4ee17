import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { repository } from "#tests/server/database/server-process.ts";
import type { Target } from "./line/exchange.ts";

/** A server process under a supervisor, which starts it again on the same port when it ends. */
export interface ServerNode {
  readonly address: string;
  readonly target: Target;
  /** How often it ended without having been asked to. */
  readonly deaths: number;
  /** No chance to tidy up. Ends when it serves again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const PAUSE = 100;
const program = join(repository, "src/server/main.ts");

/** Starts a server on a database that it shares with others. */
export async function startNode(databaseUrl: string, dataDir: string): Promise<ServerNode> {
  const node = new SupervisedNode(databaseUrl, dataDir);
  await node.start();
  return node;
}

class SupervisedNode implements ServerNode {
  deaths = 0;
  address = "";
  readonly #databaseUrl: string;
  readonly #dataDir: string;
  #child: ChildProcess | undefined;
  #serves: Promise<void> = Promise.resolve();
  #stopping = false;

  constructor(databaseUrl: string, dataDir: string) {
    this.#databaseUrl = databaseUrl;
    this.#dataDir = dataDir;
  }

  get target(): Target {
    const { hostname, port } = new URL(this.address);
    return { host: hostname, port: Number(port) };
  }

  async start(): Promise<void> {
    if (!(await this.#startOnce())) throw new Error("The server ended before it was ready");
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!lives(child)) return this.#serves;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    return this.#serves;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!lives(child)) return;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  }

  async #startUntilReady(): Promise<void> {
    while (!this.#stopping) {
      if (await this.#startOnce()) return;
      await sleep(PAUSE);
    }
  }

  async #startOnce(): Promise<boolean> {
    const port = this.address ? new URL(this.address).port : "0";
    const child = spawn(process.execPath, [program], {
      cwd: repository,
      env: {
        ...process.env,
        DATABASE_URL: this.#databaseUrl,
        DATA_DIR: this.#dataDir,
        PORT: port,
        LOG_LEVEL: "silent",
      },
      // With a channel it ends when whoever started it is gone.
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    this.#child = child;
    const address = await readyAddress(child);
    if (!address) return false;
    this.address = address;
    child.stdout?.resume();
    const again = () => {
      if (this.#stopping) return;
      this.deaths += 1;
      this.#serves = this.#startUntilReady();
    };
    // It may have ended between its first word and now.
    if (!lives(child)) return false;
    child.once("exit", again);
    return true;
  }
}

function lives(child: ChildProcess | undefined): child is ChildProcess {
  return child?.exitCode === null && child.signalCode === null;
}

async function readyAddress(child: ChildProcess): Promise<string | undefined> {
  if (child.stdout === null) throw new Error("The server has no output");
  for await (const line of createInterface(child.stdout)) {
    const address = /ready: (http\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  return undefined;
}
