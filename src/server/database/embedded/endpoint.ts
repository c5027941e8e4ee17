import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseRefusal } from "../database-refusal.ts";
import type { EnginePlace } from "./engine-place.ts";
import type { PostmasterFile } from "./postmaster-file.ts";

/** The address of a running engine: a socket in a folder that only its account may enter, or a local port. */
export type Endpoint = { kind: "socket"; directory: string } | PortEndpoint;

/** A port of 127.0.0.1, open to whoever knows the password. */
export interface PortEndpoint {
  kind: "port";
  port: number;
  password: string;
}

/** The role and the database that the engine is set up with. */
export const roleName = "plumbline";
export const databaseName = "plumbline";

/** The number in a socket's file name; the folder is ours alone, so it can be always the same. */
export const socketPort = 5432;

// The system keeps 108 bytes for a socket's path, some keep 104.
const longestSocketPath = 100;

/** A new address for an engine that is about to start. */
export async function chooseEndpoint(place: EnginePlace): Promise<Endpoint> {
  const directory = socketFolder(process.platform, [
    join(place.directory, "run"),
    join(tmpdir(), `plumbline-${randomBytes(8).toString("hex")}`),
    `/tmp/plumbline-${randomBytes(8).toString("hex")}`,
  ]);
  if (directory !== undefined) return { kind: "socket", directory };
  return endpointOnPort(place);
}

/** A free port, with the password the cluster was created with. */
export async function endpointOnPort(place: EnginePlace): Promise<PortEndpoint> {
  return { kind: "port", port: await freePort(), password: await readPassword(place) };
}

/** The first folder in which a socket's path is short enough; undefined where there are no sockets to use. */
export function socketFolder(platform: string, candidates: string[]): string | undefined {
  if (platform === "win32") return undefined;
  return candidates.find(
    (it) => Buffer.byteLength(join(it, `.s.PGSQL.${socketPort}`)) <= longestSocketPath,
  );
}

/** The address that a running engine wrote into its postmaster.pid; undefined while it is still starting. */
export async function endpointOf(
  file: PostmasterFile,
  place: EnginePlace,
): Promise<Endpoint | undefined> {
  if (file.socketDirectory) return { kind: "socket", directory: file.socketDirectory };
  if (!file.port || !file.listenAddress) return undefined;
  return { kind: "port", port: file.port, password: await readPassword(place) };
}

/** An address in the form that `pg` and libpq understand. */
export function connectionStringFor(endpoint: Endpoint, database: string): string {
  if (endpoint.kind === "port") {
    return `postgresql://${roleName}:${endpoint.password}@127.0.0.1:${endpoint.port}/${database}`;
  }
  // The host in front is only there because an address without one does not parse; the socket wins.
  const folder = encodeURIComponent(endpoint.directory);
  return `postgresql://${roleName}@localhost:${socketPort}/${database}?host=${folder}`;
}

/** Empties the socket's folder and gives it to the engine's account. Only while no engine uses it. */
export async function prepareEndpoint(endpoint: Endpoint, place: EnginePlace): Promise<void> {
  if (endpoint.kind === "port") return;
  await rm(endpoint.directory, { recursive: true, force: true });
  // Not recursive: it must be created here, or somebody else's folder could stand in for it.
  await mkdir(endpoint.directory, { mode: 0o700 });
  if (place.account) await chown(endpoint.directory, place.account.uid, place.account.gid);
}

/** Where a cluster's password lies: readable by the engine's account only. */
export function passwordFile(place: EnginePlace): string {
  return join(place.directory, "password");
}

async function readPassword(place: EnginePlace): Promise<string> {
  try {
    return (await readFile(passwordFile(place), "utf8")).trim();
  } catch (error) {
    throw new DatabaseRefusal(`The password of the database cannot be read: ${String(error)}`);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
