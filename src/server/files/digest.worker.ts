import { createHash } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { CHUNK_SIZE } from "#domain/limits.ts";
import type { DigestAnswer, DigestJob } from "./digest-elsewhere.ts";
import type { Digests } from "./store/file-store.ts";
import { piecesOf } from "./store/pieces-of.ts";

/** Bytes from the beginning that say what a file is. */
const HEAD = 4_096;

// The thread that reads what has come in; of several files a piece of each in turn.
parentPort?.on("message", ({ id, path }: DigestJob) => {
  const answer = (message: Omit<DigestAnswer, "id">) =>
    parentPort?.postMessage({ id, ...message } satisfies DigestAnswer);
  digestFile(path).then(
    (digests) => answer({ digests }),
    (problem: unknown) => answer({ problem }),
  );
});

async function digestFile(path: string): Promise<Digests> {
  const md5 = createHash("md5");
  const whole = createHash("sha256");
  const sum = createHash("sha256");
  let chunk = createHash("sha256");
  let head: Uint8Array = new Uint8Array();
  let size = 0;
  for await (const piece of piecesOf(path)) {
    if (head.length < HEAD) head = Uint8Array.from(Buffer.concat([head, piece.subarray(0, HEAD)]));
    md5.update(piece);
    whole.update(piece);
    const left = CHUNK_SIZE - (size % CHUNK_SIZE);
    chunk.update(piece.subarray(0, left));
    if (piece.length >= left) {
      sum.update(chunk.digest());
      chunk = createHash("sha256").update(piece.subarray(left));
    }
    size += piece.length;
  }
  if (size % CHUNK_SIZE > 0) sum.update(chunk.digest());
  const hex = { md5: md5.digest("hex"), sha256: whole.digest("hex"), sum: sum.digest("hex") };
  return { size, ...hex, head };
}
