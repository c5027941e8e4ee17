import { once } from "node:events";
import { Transform } from "node:stream";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The line between one person and the server. Cut, it is gone for pages, workers and sockets alike. */
export interface Line {
  /** Where the person finds the app. */
  readonly address: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export interface LaidLine extends Line {
  /** Nothing comes through any more until it is mended, and nobody is told. */
  stall(): void;
  /** Lets no more than so many bytes through in a second on the way to the server. */
  slow(bytesPerSecond: number): void;
}

/** Lays a line to a server. */
export async function layLine(serverAddress: string): Promise<LaidLine> {
  const target = new URL(serverAddress);
  const open = new Set<Socket>();
  let stalled = false;
  let bytesPerSecond = Number.POSITIVE_INFINITY;
  const server = createServer((near) => {
    if (stalled) {
      open.add(near);
      near.on("error", () => near.destroy()).on("close", () => open.delete(near));
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("close", () => open.delete(socket));
      socket.on("error", () => {
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(slowed(bytesPerSecond)).pipe(far).pipe(near);
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async cut() {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    stall() {
      stalled = true;
      for (const socket of open) socket.unpipe().pause();
    },
    slow(rate) {
      bytesPerSecond = rate;
    },
    async mend() {
      if (stalled) for (const socket of open) socket.destroy();
      stalled = false;
      if (!server.listening) await listen(port);
    },
  };
}

function slowed(bytesPerSecond: number): Transform {
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (bytesPerSecond === Number.POSITIVE_INFINITY) done(null, piece);
      else setTimeout(() => done(null, piece), (piece.length * 1_000) / bytesPerSecond);
    },
  });
}
