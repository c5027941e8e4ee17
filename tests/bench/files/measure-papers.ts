import { createHash } from "node:crypto";
import type { Browser } from "playwright-core";
import { mergeChunks, sendChunk } from "#contract/calls/file.ts";
import { askTiles } from "#contract/calls/files/tiles.ts";
import { login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { drawnPaper } from "#tests/server/make/files/large-sheets.ts";
import { speak } from "#tests/server/make/speak.ts";
import { partOf } from "#tests/server/make/uploads.ts";
import { measurePaint, signIn, waitForPrefetch } from "../bench-browser.ts";
import { credentials, openBenchServer } from "../bench-server.ts";
import { type Figure, median } from "../figure.ts";

const PAGES = 40;
const SIZE = 100 * 1024 ** 2;
const ROUNDS = 5;
const BUDGET = 2_000;

/** How long the first page of a PDF of 100 MB takes until it is drawn: read by parts in the reader, and in tiles as a sheet. */
export async function measurePapers(browser: Browser): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 0, messages: 0 });
  const session = await speak(server.address, login, { ...credentials, clientId: "bench-client" });
  if (!("token" in session.data)) throw new Error("The server asks for a second step");
  const { token } = session.data;
  const { fileId, sheetId } = await bringPaper(server.address, token);
  const began = performance.now();
  const ask = async () => speak(server.address, askTiles, { fileId, page: 1 }, token);
  while ((await ask()).data.state === "making") await new Promise((next) => setTimeout(next, 200));
  const made = performance.now() - began;
  const { context, page: first } = await signIn(browser, server.address);
  // How long the app itself takes to come to a device is measured elsewhere.
  await waitForPrefetch(first);
  await first.close();
  const paintsOf = async (address: string, selector: string) => {
    const paints: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await context.newPage();
      paints.push((await measurePaint(page, `${server.address}${address}`, selector)).first);
      await page.close();
    }
    return paints;
  };
  const sheet = await paintsOf(`/manage/AtlasList/${sheetId}`, "[data-drawn] canvas");
  const reader = await paintsOf(`/single/file/${fileId}`, "canvas");
  await context.close();
  await server.close();
  const unit = "ms";
  return [
    { name: "tiles of its first page made", value: made / 1_000, unit: "s" },
    {
      name: "first page of a 100 MB PDF as a sheet, the first time",
      value: sheet[0] ?? 0,
      unit,
      budget: BUDGET,
    },
    { name: "the same again", value: median(sheet.slice(1)), unit },
    {
      name: "first page of a 100 MB PDF in the reader",
      value: median(reader),
      unit,
      budget: BUDGET,
    },
  ];
}

/** A plan with the first page in its register. */
async function bringPaper(
  address: string,
  token: string,
): Promise<{ fileId: number; sheetId: number }> {
  const bytes = drawnPaper(PAGES, SIZE);
  const md5 = createHash("md5").update(bytes).digest("hex");
  const plan = await speak(address, callOf("plan.add"), { name: "Tower A" }, token);
  const about = { number: "S-100", title: "Slab", discipline: "structure", code: "A" } as const;
  const paper = { name: "Set.pdf", size: bytes.length, md5 };
  const page = { ...about, date: 0, page: 1, width: 1_000, height: 500 };
  const planId = plan.data.id;
  const body = { planId, ...paper, pages: [page] };
  const added = await speak(address, callOf("sheet.add"), body, token);
  const fileId = added.data.file.id;
  const totalChunks = Math.floor(bytes.length / CHUNK_SIZE);
  for (let number = 1; number <= totalChunks; number += 1) {
    const from = (number - 1) * CHUNK_SIZE;
    // The last one takes what is left.
    const chunk = bytes.subarray(from, number < totalChunks ? from + CHUNK_SIZE : undefined);
    const fields = { identifier: md5, totalSize: bytes.length, totalChunks, chunkSize: CHUNK_SIZE };
    const part = { chunkNumber: number, currentChunkSize: chunk.length, ...partOf(chunk) };
    const sent = await speak(address, sendChunk, { ...fields, ...part }, token);
    if (sent.code !== 200) throw new Error(`Not taken: ${sent.reason}`);
  }
  const asked = { identifier: md5, fileName: paper.name, fileSize: bytes.length, fileId };
  const merged = await speak(address, mergeChunks, asked, token);
  if (merged.code !== 200) throw new Error(`Not merged: ${merged.reason}`);
  return { fileId, sheetId: added.data.sheets[0]?.id ?? 0 };
}
