import { createServer, type Socket } from "node:net";

/** What came by one line. */
export interface ClamdVisit {
  readonly bytes: Buffer;
  /** Of the pieces, in their order. */
  readonly lengths: readonly number[];
}

const COMMAND = "zINSTREAM\0";
const LENGTH_BYTES = 4;

/** A server that speaks the INSTREAM of clamd as its manual has it, and answers as it is told to; on a port, or where a socket is wanted. */
export async function openSmallClamd(
  answer: (visit: ClamdVisit) => string,
  bytesMax = Infinity,
  path?: string,
) {
  const visits: ClamdVisit[] = [];
  const lines = new Set<Socket>();
  const server = createServer((socket) => {
    lines.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => lines.delete(socket));
    let waiting = Buffer.alloc(0);
    let isBegun = false;
    let isOver = false;
    const pieces: Buffer[] = [];
    socket.on("data", (came: Buffer) => {
      waiting = Buffer.concat([waiting, came]);
      if (!isBegun) {
        if (waiting.length < COMMAND.length) return;
        if (waiting.toString("latin1", 0, COMMAND.length) !== COMMAND) {
          socket.end("UNKNOWN COMMAND\0");
          return;
        }
        isBegun = true;
        waiting = waiting.subarray(COMMAND.length);
      }
      while (!isOver && waiting.length >= LENGTH_BYTES) {
        const length = waiting.readUInt32BE();
        if (waiting.length < LENGTH_BYTES + length) return;
        const piece = waiting.subarray(LENGTH_BYTES, LENGTH_BYTES + length);
        waiting = waiting.subarray(LENGTH_BYTES + length);
        if (length > 0) pieces.push(piece);
        const size = pieces.reduce((sum, { length: bytes }) => sum + bytes, 0);
        if (size > bytesMax) {
          isOver = true;
          socket.end("INSTREAM size limit exceeded. ERROR\0");
        } else if (length === 0) {
          isOver = true;
          const lengths = pieces.map((each) => each.length);
          const visit = { bytes: Buffer.concat(pieces), lengths };
          visits.push(visit);
          socket.end(answer(visit));
        }
      }
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  if (path === undefined) server.listen(0, "127.0.0.1", resolve);
  else server.listen(path, resolve);
  await promise;
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return {
    address: { host: "127.0.0.1", port },
    visits,
    async close() {
      for (const line of lines) line.destroy();
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
}
