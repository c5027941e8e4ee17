import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { ScanFailed, type Scanner, SCAN_PATIENCE, type Verdict, WHAT_MAX } from "./scanner.ts";

/** Where a clamd listens. */
export type ClamdAddress =
  | { readonly host: string; readonly port: number }
  /** Of a Unix socket. */
  | { readonly path: string };

const LENGTH_BYTES = 4;
const ANSWER_MAX = 10_000;
/** Bytes of one piece, of which clamd wants the length before it. */
const PIECE_MAX = 1024 ** 2;

/**
 * ClamAV's daemon by its own protocol (`man clamd`, INSTREAM): pieces with their length before them, an empty one, and its
 * answer. It closes the line by itself in the middle of what it finds too long.
 */
export function clamdScanner(address: ClamdAddress): Scanner {
  return {
    async scan(bytes) {
      const socket = connect(address);
      socket.setTimeout(SCAN_PATIENCE, () => socket.destroy(new Error("clamd does not answer")));
      try {
        const answer = answerOf(socket);
        // What is written to a line that broke is no news where an answer came.
        const written = send(socket, bytes).catch((cause: unknown) => {
          if (!(cause instanceof LineClosed))
            socket.destroy(new ScanFailed("The content could not be read to its end", { cause }));
          return cause;
        });
        const said = await answer;
        const broken = await written;
        return verdictOf(said, broken);
      } catch (cause) {
        if (cause instanceof ScanFailed) throw cause;
        throw new ScanFailed("clamd cannot be reached", { cause });
      } finally {
        socket.destroy();
        bytes.destroy();
      }
    },
  };
}

/** What it says of that is read all the same. */
class LineClosed extends Error {
  override readonly name = "LineClosed";
}

async function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const end = () => resolve(said.slice(0, ANSWER_MAX));
    socket.on("data", (piece: Buffer) => {
      said += piece.toString("utf8");
      if (said.includes("\0") || said.length > ANSWER_MAX) end();
    });
    socket.once("end", end);
    socket.once("close", end);
    socket.once("error", (error) => (said === "" ? reject(error) : end()));
  });
}

async function send(socket: Socket, bytes: Readable): Promise<void> {
  await write(socket, Buffer.from("zINSTREAM\0"));
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += PIECE_MAX) {
      const piece = chunk.subarray(at, at + PIECE_MAX);
      await write(socket, lengthOf(piece.length));
      await write(socket, piece);
    }
  }
  await write(socket, lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
}

/** Waits until there is room for more; a line that broke meanwhile is an end of it. */
async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (socket.destroyed || socket.readableEnded) throw new LineClosed();
  if (socket.write(bytes)) return;
  const left = new AbortController();
  const { signal } = left;
  try {
    await Promise.race([
      once(socket, "drain", { signal }),
      once(socket, "close", { signal }),
      once(socket, "end", { signal }),
    ]);
  } finally {
    left.abort();
  }
}

/** Of its limits those that speak of bytes; what goes over the others is made to. */
const SIZE_LIMITS: ReadonlySet<string> = new Set(["MaxFileSize", "MaxScanSize"]);

function verdictOf(answer: string, broken: unknown): Verdict {
  const said = answer.replaceAll("\0", "").trim();
  const found = /^stream: (.*) FOUND$/.exec(said);
  // `AlertExceedsMax`: it has not seen all of it, which makes it neither clean nor infected.
  const limit = /^Heuristics\.Limits\.Exceeded\.?(\w*)/.exec(found?.[1] ?? "")?.[1];
  if (said.startsWith("INSTREAM size limit exceeded")) return { state: "tooLarge", bySize: true };
  if (limit !== undefined) return { state: "tooLarge", bySize: SIZE_LIMITS.has(limit) };
  if (found) return { state: "infected", what: (found[1] ?? "").slice(0, WHAT_MAX) };
  if (said === "stream: OK" && broken === undefined) return { state: "clean" };
  const message = said === "" ? "clamd closed the line" : `clamd says: ${said.slice(0, WHAT_MAX)}`;
  throw new ScanFailed(message, { cause: broken });
}
