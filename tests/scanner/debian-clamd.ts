import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { EICAR } from "#tests/server/make/files/eicar.ts";

/** A clamd with one signature, ours, because none can be fetched. */
export interface RealClamd {
  readonly configPath: string;
  readonly socketPath: string;
  readonly port: number;
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Bytes that it takes of one content. */
export const STREAM_MAX = 30 * 1024 ** 2;
const EVERY = 100;
const PLACES = ["/usr/sbin/clamd", "/usr/local/sbin/clamd", "/opt/homebrew/sbin/clamd"];

export async function startClamd(): Promise<RealClamd> {
  const program = await firstOf(PLACES);
  const folder = await mkdtemp(join(tmpdir(), "plumbline-clamd-"));
  const md5 = createHash("md5").update(EICAR).digest("hex");
  await writeFile(join(folder, "own.hdb"), `${md5}:${EICAR.length}:Own.Eicar\n`);
  await writeFile(join(folder, "own.ndb"), `Own.EicarInside:0:*:${EICAR.toString("hex")}\n`);
  const socketPath = join(folder, "clamd.ctl");
  const port = await freePort();
  const configPath = join(folder, "clamd.conf");
  const lines = [
    `DatabaseDirectory ${folder}`,
    `LocalSocket ${socketPath}`,
    `TCPSocket ${port}`,
    "TCPAddr 127.0.0.1",
    "Foreground yes",
    `StreamMaxLength ${STREAM_MAX}`,
    `MaxFileSize ${STREAM_MAX}`,
    `MaxScanSize ${STREAM_MAX}`,
  ];
  await writeFile(configPath, `${lines.join("\n")}\n`);
  const child = spawn(program, ["--config-file", configPath], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const keep = (piece: Buffer) => {
    printed += piece.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`clamd ended by itself:\n${printed}`);
    await setTimeout(EVERY);
  }
  return {
    configPath,
    socketPath,
    port,
    kill: async () => end(child),
    async close() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function firstOf(places: readonly string[]): Promise<string> {
  for (const place of places) {
    const isThere = await access(place).then(
      () => true,
      () => false,
    );
    if (isThere) return place;
  }
  throw new Error("There is no clamd here. On Debian: apt-get install clamav-daemon");
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return address.port;
}
