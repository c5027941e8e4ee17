import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { MUTATION_HEADER, TOKEN_HEADER } from "#contract/headers.ts";
import { requestOf } from "./request-of.ts";
import { repository } from "../database/server-process.ts";

/** The real server program, as `npm start` runs it, on a port of its own. */
export interface ServerProgram {
  address: string;
  /** Of its process. */
  readonly id: number;
  /** As the power of a task manager does: no chance to tidy up. */
  kill(): Promise<void>;
  /** Orderly end. */
  stop(): Promise<void>;
}

/** Starts the program on a data folder and waits until it says that it is ready. */
export async function startProgram(dataDir: string): Promise<ServerProgram> {
  const child = spawn(process.execPath, [join(repository, "src/server/main.ts")], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PORT: "0", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  onTestFinished(() => void child.kill("SIGKILL"));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  for await (const line of createInterface(child.stdout)) {
    const address = /ready: (http\S+)/.exec(line)?.[1];
    if (address)
      return {
        address,
        id: child.pid ?? 0,
        kill: async () => end("SIGKILL"),
        stop: async () => end("SIGTERM"),
      };
  }
  throw new Error("The server ended before it was ready");
}

/** Makes a call over the network; throws where the line breaks. */
export async function callProgram<Call extends CallDefinition>(
  address: string,
  call: Call,
  body: BodyOf<Call>,
  { token = "", mutation = "" } = {},
): Promise<{ code: number; msg: string; data: ReplyOf<Call> }> {
  const { path, headers, payload } = await requestOf(call, body);
  const response = await fetch(`${address}${path}`, {
    method: call.method,
    headers: {
      ...headers,
      ...(token && { [TOKEN_HEADER]: token }),
      ...(mutation && { [MUTATION_HEADER]: mutation }),
    },
    ...(payload && { body: new Uint8Array(payload) }),
  });
  return (await response.json()) as { code: number; msg: string; data: ReplyOf<Call> };
}
