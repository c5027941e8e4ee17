import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Line } from "#tests/browser/make/lay-line.ts";
import { forward, readRequest, type WireRequest, wireBytes } from "./exchange.ts";

/** What of a push is kept on its way. */
export type Held = "requests" | "replies";

/** A line on which pushes can be kept from arriving, or their answers from coming back. */
export interface HeldLine extends Line {
  hold(what: Held): void;
  /** Waits until something is being kept. */
  caught(): Promise<void>;
  /** Keeps nothing any more; answers how many of what was kept the server has done. */
  release(): number;
  close(): Promise<void>;
}

/** Lays a line to a server that keeps pushes when it is asked to. */
export async function layHeldLine(serverAddress: string): Promise<HeldLine> {
  const { hostname, port: farPort } = new URL(serverAddress);
  const target = { host: hostname, port: Number(farPort) };
  const open = new Set<Socket>();
  let held: Held | undefined;
  let done = 0;
  let noteCaught: () => void = () => undefined;
  let catching: Promise<void> = Promise.resolve();

  const serve = async (near: Socket) => {
    open.add(near);
    near.on("close", () => open.delete(near));
    near.on("error", () => near.destroy());
    const request = await readRequest(near);
    if (!request) return;
    if (request.isUpgrade) return carry(near, request);
    if (held && request.head.startsWith("POST /api/sync/push")) {
      if (held === "replies") {
        await forward(request, target);
        done += 1;
      }
      near.resume();
      return noteCaught();
    }
    near.end(await forward(request, target));
  };

  const carry = (near: Socket, request: WireRequest) => {
    const far = connect(target);
    open.add(far);
    far.on("close", () => open.delete(far));
    far.on("error", () => near.destroy());
    near.on("close", () => far.destroy());
    far.write(wireBytes(request));
    near.pipe(far).pipe(near);
  };

  const server = createServer((near) => void serve(near));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = once(server, "close");
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    cut,
    close: cut,
    async mend() {
      if (server.listening) return;
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    hold(what) {
      held = what;
      done = 0;
      catching = new Promise((resolve) => (noteCaught = resolve));
    },
    caught: async () => catching,
    release() {
      held = undefined;
      return done;
    },
  };
}
