import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { repository } from "#tests/server/database/server-process.ts";

const program = fileURLToPath(new URL("./serve-app.ts", import.meta.url));

/** What a server is to serve. */
export interface Order {
  readonly dataDir: string;
  /** Folder of the built app. */
  readonly distDir: string;
  /** 0 = any. */
  readonly port: number;
  /** Settings of an operator's. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A server of a test's own, in a process which it has for itself. */
export interface RunningServer {
  readonly address: string;
  /** So many milliseconds pass for it. */
  goAhead(time: number): void;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Processes that have served and wait for the next story. */
const idle: ServerProcess[] = [];

/** Starts a server, in a process that is at hand or in a new one. */
export async function startServerProcess(order: Order): Promise<RunningServer> {
  const server = idle.pop() ?? new ServerProcess();
  return server.serve(order);
}

class ServerProcess {
  readonly #child: ChildProcess;
  readonly #gone: Promise<unknown>;
  readonly #lines: AsyncIterator<string>;

  constructor() {
    this.#child = spawn(process.execPath, [program], {
      cwd: repository,
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#gone = once(this.#child, "exit");
    if (this.#child.stdout === null) throw new Error("The server has no output");
    this.#lines = createInterface(this.#child.stdout)[Symbol.asyncIterator]();
  }

  async serve(order: Order): Promise<RunningServer> {
    this.#tell(JSON.stringify(order));
    const address = await this.#hear(/^ready: (http\S+)/);
    return {
      address,
      goAhead: (time) => this.#tell(String(time)),
      kill: async () => {
        this.#child.kill("SIGKILL");
        await this.#gone;
      },
      stop: async () => {
        this.#tell("stop");
        await this.#hear(/^(stopped)/);
        idle.push(this);
      },
    };
  }

  #tell(line: string): void {
    this.#child.stdin?.write(`${line}\n`);
  }

  async #hear(wanted: RegExp): Promise<string> {
    for (;;) {
      const { done, value } = await this.#lines.next();
      if (done) throw new Error("The server ended before it answered");
      const found = wanted.exec(value)?.[1];
      if (found) return found;
    }
  }
}
