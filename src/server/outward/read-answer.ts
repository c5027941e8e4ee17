import type { ClientRequest, IncomingMessage } from "node:http";

/** What was read of an answer. */
interface ReadAnswer {
  readonly body: Buffer;
  /** Whether there is no more of it. */
  readonly isWhole: boolean;
}

/** Sends a request, and waits for the head of its answer. */
export async function answerTo(request: ClientRequest, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on("error", reject);
    request.on("upgrade", (_response, socket) => {
      socket.destroy();
      reject(new Error("It speaks another protocol"));
    });
    request.on("close", () => reject(new Error("It hung up without an answer")));
    request.on("response", resolve);
    request.end(body);
  });
}

/** Reads an answer up to so many bytes; the rest is left where it is. */
export async function readUpTo(response: IncomingMessage, most: number): Promise<ReadAnswer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size > most) break;
  }
  return { body: Buffer.concat(pieces).subarray(0, most), isWhole: size <= most };
}
