import { constants, createDeflate } from "node:zlib";
import { expect, test } from "vitest";
import { NOTHING, textElsewhere } from "./text-elsewhere.ts";

const MEGABYTE = 1024 ** 2;

/** Spaces by the hundred megabytes as a part of a paper packs them; there is one such part after the other. */
async function packedSpaces(hundreds: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const pieces: Buffer[] = [];
  deflate.on("data", (piece: Buffer) => pieces.push(piece));
  const pack = async (bytes: Buffer, times: number) => {
    for (let time = 0; time < times; time += 1)
      await new Promise<void>((resolve) => deflate.write(bytes, () => resolve()));
    await new Promise<void>((resolve) => deflate.flush(constants.Z_FULL_FLUSH, () => resolve()));
    return Buffer.concat(pieces.splice(0));
  };
  const head = await pack(Buffer.alloc(1, " "), 1);
  const part = await pack(Buffer.alloc(10 * MEGABYTE, " "), 10);
  return Buffer.concat([head, ...Array.from({ length: hundreds }, () => part)]);
}

/** A paper of one page, on which this is drawn. */
function paperOf(drawn: Buffer): ArrayBuffer {
  const page = "/Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R";
  const paper = Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<<${page}>>endobj
4 0 obj<</Length ${drawn.length}/Filter/FlateDecode>>stream\n`),
    drawn,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n"),
  ]);
  return new Uint8Array(paper).buffer;
}

test("a paper that swells as it is unfolded takes nothing of the server's own memory", async () => {
  const bytes = paperOf(await packedSpaces(15));
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  expect(await textElsewhere({ bytes, name: "bomb.pdf" })).toEqual(NOTHING);
  clearInterval(looking);
  expect((most - before) / MEGABYTE).toBeLessThan(200);
}, 60_000);

test("what is written is found, and nothing where there is nothing to be read", async () => {
  const { buffer: words } = new Uint8Array(Buffer.from("plumb line"));
  expect(await textElsewhere({ bytes: words, name: "note.txt" })).toMatchObject({
    body: "plumb line",
    terms: expect.arrayContaining(["plumb", "line"]),
  });
  const { buffer: broken } = new Uint8Array(Buffer.from("%PDF-1.7\nnothing"));
  expect(await textElsewhere({ bytes: broken, name: "note.pdf" })).toEqual(NOTHING);
});
