import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { piecesOf } from "./pieces-of.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plumbline-pieces-"));
});

afterAll(async () => rm(folder, { recursive: true }));

test.each([0, 1, 1024 ** 2, 2.5 * 1024 ** 2])(
  "the pieces of %d bytes are the file",
  async (size) => {
    const bytes = Buffer.from(
      Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 11)) % 256),
    );
    const path = join(folder, `file-${size}`);
    await writeFile(path, bytes);
    const copies: Buffer[] = [];
    for await (const piece of piecesOf(path)) copies.push(Buffer.from(piece));
    expect(Buffer.concat(copies).equals(bytes)).toBe(true);
  },
);

test("of a file that is not there nothing is read", async () => {
  await expect(piecesOf(join(folder, "none")).next()).rejects.toThrow("ENOENT");
});
