import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import type { BenchServer } from "../bench-server.ts";
import type { CrewMember } from "./crew.ts";

/** Many browsers' ends of the live line. */
export interface Crowd {
  /** Calls `hear` with the place of a socket and what came there, from now on. */
  listen(hear: (place: number, frame: Buffer) => void): void;
  readonly size: number;
  close(): void;
}

/** Sockets that are opened at once. */
const AT_ONCE = 50;

/** Opens a socket for each of the people, and waits until each is let in. */
export async function openCrowd(
  { address }: Pick<BenchServer, "address">,
  people: readonly CrewMember[],
): Promise<Crowd> {
  let hear: (place: number, frame: Buffer) => void = () => undefined;
  const sockets: WebSocket[] = [];
  const place = address.replace("http", "ws");
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const opening = people.slice(from, from + AT_ONCE).map(async ({ token }, index) => {
      const socket = new WebSocket(`${place}/ws?action=web&token=${token}&language=en`);
      sockets.push(socket);
      await new Promise((resolve, reject) => {
        socket.once("message", resolve);
        socket.once("error", reject);
        socket.once("close", (code) => reject(new Error(`A socket was closed: ${code}`)));
      });
      socket.on("message", (data) => hear(from + index, data as Buffer));
    });
    await Promise.all(opening);
  }
  return {
    size: people.length,
    listen(listener) {
      hear = listener;
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** Kilobytes of memory that a process holds once it has come to rest. */
export async function memoryAtRest({ id }: Pick<BenchServer, "id">): Promise<number> {
  await wait(3_000);
  const status = await readFile(`/proc/${id}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
}
