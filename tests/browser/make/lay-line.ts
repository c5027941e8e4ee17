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
  /** The same on the way back. */
  slowBack(bytesPerSecond: number): void;
  /** Breaks off with the next requests for what begins so, as many times as is said. */
  lose(path: string, times: number): void;
  /** Breaks the next answer to what begins so off after so many bytes, and loses all that is asked of it later. */
  breakOff(path: string, bytes: number): void;
  /** The ranges that were asked for of what begins so, "" = of all of it. */
  rangesOf(path: string): readonly string[];
  /** What was to be lost and has not been yet. */
  readonly toLose: ReadonlyMap<string, number>;
}

/** Lays a line to a server. */
export async function layLine(serverAddress: string): Promise<LaidLine> {
  const target = new URL(serverAddress);
  const open = new Set<Socket>();
  let stalled = false;
  let bytesPerSecond = Number.POSITIVE_INFINITY;
  let backPerSecond = Number.POSITIVE_INFINITY;
  const toLose = new Map<string, number>();
  const breaking = new Map<string, number>();
  const asked: { readonly path: string; readonly range: string }[] = [];
  /** After how many bytes the answer to a request breaks off; undefined = not at all. */
  const lengthFor = (request: Buffer) => {
    const words = request.toString("latin1");
    const path = pathOf(words);
    if (path === "") return undefined;
    asked.push({ path, range: /^range: (\S+)/im.exec(words)?.[1] ?? "" });
    const found = [...breaking].find(([beginning]) => path.startsWith(beginning));
    if (!found) return undefined;
    breaking.delete(found[0]);
    toLose.set(found[0], Number.POSITIVE_INFINITY);
    return found[1];
  };
  const isLost = (request: Buffer) => {
    const path = pathOf(request.toString("latin1"));
    const found = [...toLose].find(([beginning]) => path.startsWith(beginning));
    if (!found) return false;
    const [beginning, times] = found;
    if (times > 1) toLose.set(beginning, times - 1);
    else toLose.delete(beginning);
    return true;
  };
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
    let left: number | undefined;
    near.on("data", (request: Buffer) => {
      if (isLost(request)) near.destroy();
      left = lengthFor(request) ?? left;
    });
    const back = slowed(() => backPerSecond);
    far.on("data", (bytes: Buffer) => {
      if (left === undefined) return;
      left -= bytes.length;
      if (left > 0) return;
      // Written to further, it would be reset, and all that is still on its way with it.
      left = undefined;
      far.unpipe(back);
      near.end(bytes);
    });
    near
      .pipe(slowed(() => bytesPerSecond))
      .pipe(far)
      .pipe(back)
      .pipe(near);
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
    slowBack(rate) {
      backPerSecond = rate;
    },
    lose(path, times) {
      if (times > 0) toLose.set(path, times);
      else toLose.delete(path);
    },
    breakOff(path, bytes) {
      breaking.set(path, bytes);
    },
    rangesOf: (path) => asked.flatMap((one) => (one.path.startsWith(path) ? [one.range] : [])),
    toLose,
    async mend() {
      if (stalled) for (const socket of open) socket.destroy();
      stalled = false;
      if (!server.listening) await listen(port);
    },
  };
}

function pathOf(request: string): string {
  return /^GET (\S+)/.exec(request)?.[1] ?? "";
}

/** Hands on what comes at the rate of the moment, bytes in a second. */
function slowed(rate: () => number): Transform {
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      const bytesPerSecond = rate();
      if (bytesPerSecond === Number.POSITIVE_INFINITY) done(null, piece);
      else setTimeout(() => done(null, piece), (piece.length * 1_000) / bytesPerSecond);
    },
  });
}
