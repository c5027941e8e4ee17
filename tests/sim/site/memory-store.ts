import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { CHUNK_SIZE } from "#domain/limits.ts";
import {
  type ByteRange,
  type Digests,
  type FileStore,
  NotThere,
  type Written,
} from "#server/files/store/file-store.ts";

/** A disk of the simulation: what was written to it stays when the server dies. */
export class MemoryStore implements FileStore {
  readonly #drafts = new Map<string, Buffer>();
  readonly #contents = new Map<string, Buffer>();

  async write(draft: string, bytes: AsyncIterable<Uint8Array>, most: number): Promise<Written> {
    const { whole, written } = await collect(bytes, most);
    this.#drafts.set(draft, whole);
    return written;
  }

  async writePart(part: string, bytes: AsyncIterable<Uint8Array>, most: number): Promise<Written> {
    return this.write(part, bytes, most);
  }

  async placePart(part: string, draft: string, offset: number): Promise<void> {
    const placed = this.#drafts.get(part);
    if (!placed) throw new Error(`${part} is not there`);
    const before = this.#drafts.get(draft) ?? Buffer.alloc(0);
    const whole = Buffer.alloc(Math.max(before.length, offset + placed.length));
    before.copy(whole);
    placed.copy(whole, offset);
    this.#drafts.set(draft, whole);
    this.#drafts.delete(part);
  }

  async digest(draft: string): Promise<Digests | undefined> {
    const whole = this.#drafts.get(draft);
    return whole && digestsOf(whole);
  }

  async keep(draft: string, sha256: string): Promise<boolean> {
    const whole = this.#drafts.get(draft);
    if (whole) this.#contents.set(sha256, whole);
    this.#drafts.delete(draft);
    return this.#contents.has(sha256);
  }

  async drop(draft: string): Promise<void> {
    this.#drafts.delete(draft);
  }

  async draftsBefore(): Promise<string[]> {
    return [];
  }

  async read(sha256: string, { from, to }: ByteRange): Promise<Readable> {
    const whole = this.#contents.get(sha256);
    if (!whole) throw new NotThere(`${sha256} is not there`);
    return Readable.from([whole.subarray(from, to + 1)]);
  }

  async remove(sha256: string): Promise<void> {
    this.#contents.delete(sha256);
  }

  async dropUnfinished(): Promise<void> {}

  /** What a content is, reckoned anew from its bytes; undefined where it is not there. */
  known(sha256: string): Digests | undefined {
    const whole = this.#contents.get(sha256);
    return whole && digestsOf(whole);
  }
}

async function collect(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<{ whole: Buffer; written: Written }> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  const all = Buffer.concat(pieces);
  const whole = Buffer.from(all.subarray(0, most));
  return { whole, written: { size: all.length, sha256: hex("sha256", whole) } };
}

function digestsOf(whole: Buffer): Digests {
  const sum = createHash("sha256");
  for (let from = 0; from < whole.length; from += CHUNK_SIZE)
    sum.update(
      createHash("sha256")
        .update(whole.subarray(from, from + CHUNK_SIZE))
        .digest(),
    );
  const { length: size } = whole;
  const digests = { md5: hex("md5", whole), sha256: hex("sha256", whole), sum: sum.digest("hex") };
  return { size, ...digests, head: Uint8Array.from(whole) };
}

function hex(kind: "md5" | "sha256", bytes: Buffer): string {
  return createHash(kind).update(bytes).digest("hex");
}
