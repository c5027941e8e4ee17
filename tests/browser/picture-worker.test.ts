import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptOf } from "#tests/make/files/script-of.ts";
import { drawnPicture } from "#tests/server/make/files/large-sheets.ts";
import type { PictureHands } from "./make/files/picture-hands.ts";
import { openBrowser } from "./make/open-browser.ts";

let browser: Browser;
let page: Page;
let worker: string;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  // Some of what browsers do with pictures they do only where pages are secure.
  await page.route("http://localhost/", async (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  );
  await page.goto("http://localhost/");
  worker = await scriptOf("workers/picture.worker.ts");
  await page.evaluate(await scriptOf("tests/browser/make/files/picture-hands.ts"));
});

afterAll(async () => browser?.close());

const prepare = async (
  ...asked: Parameters<PictureHands["prepare"]> extends [string, ...infer Rest] ? Rest : never
) =>
  page.evaluate(
    async ([code, given]) => {
      const { pictureHands } = globalThis as unknown as { pictureHands: PictureHands };
      return pictureHands.prepare(code, ...given);
    },
    [worker, asked] as const,
  );

const upright = { 1: "left top", 2: "right top", 3: "right bottom", 4: "left bottom" } as const;
const turned = { 5: "left top", 6: "right top", 7: "right bottom", 8: "left bottom" } as const;

test.each(Object.entries({ ...upright, ...turned }))(
  "a photograph that was held as %s is upright in every size, its red corner %s",
  async (orientation, corner) => {
    const isTurned = Number(orientation) >= 5;
    const made = { width: 3_200, height: 2_400, orientation: Number(orientation) };
    const sent = await prepare(made, false);
    expect(sent?.corners).toEqual({ content: corner, view: corner, thumb: corner, tiny: corner });
    expect(sent).toMatchObject(
      isTurned ? { width: 1_920, height: 2_560 } : { width: 2_560, height: 1_920 },
    );
    expect(sent?.longSides).toEqual({ content: 2_560, view: 1_600, thumb: 640, tiny: 64 });
    expect(sent?.tinyBytes).toBeLessThanOrEqual(2_048);
    expect(sent?.saysPlace).toBe(false);
  },
);

test("an original keeps its pixels and loses its place", async () => {
  const sent = await prepare({ width: 3_200, height: 2_400, orientation: 6 }, true);
  expect(sent).toMatchObject({ width: 2_400, height: 3_200, saysPlace: false });
  expect(sent?.corners?.content).toBe("right top");
  expect(sent?.longSides).toMatchObject({ content: 3_200, view: 1_600 });
});

test("a small picture goes as it is, and a long thin one has its smaller ones too", async () => {
  const small = await prepare({ width: 40, height: 30, orientation: 1 }, false);
  expect(small?.longSides).toEqual({ content: 40, view: 40, thumb: 40, tiny: 40 });
  const thin = await prepare({ width: 12_000, height: 2, orientation: 1 }, false);
  expect(thin?.longSides).toEqual({ content: 2_560, view: 1_600, thumb: 640, tiny: 64 });
});

test("what is broken goes as a file, and holds up nothing", async () => {
  const cut = { width: 800, height: 600, orientation: 1, keep: 0.02 };
  expect(await prepare(cut, false)).toBeUndefined();
  expect(await prepare({ width: 40, height: 30, orientation: 1 }, false)).toBeDefined();
});

test("what has more pixels than a device unpacks goes as it is, in its size and without its place", async () => {
  const claimed = { width: 800, height: 600, orientation: 6, claims: [20_000, 18_000] as const };
  const sent = await prepare(claimed, false);
  expect(sent).toMatchObject({ width: 18_000, height: 20_000, saysPlace: false });
  expect(sent?.corners).toBeUndefined();
  const drawn = await drawnPicture(10_000, 10_000);
  const given = { base64: drawn.toString("base64"), type: "image/png" };
  const side = { width: 10_000, height: 10_000 };
  const png = await prepare({ ...side, orientation: 1, given }, false);
  expect(png).toMatchObject({ ...side, bytes: drawn.length });
  expect(png?.corners).toBeUndefined();
});

test("a photograph of 150 million pixels is made smaller without all of it being unpacked", async () => {
  const quarter = {
    create: { width: 7_000, height: 5_400, channels: 3, background: "#f00" },
  } as const;
  const whole = {
    create: { width: 14_000, height: 10_800, channels: 3, background: "#00f" },
  } as const;
  const input = await sharp(quarter).png({ compressionLevel: 1 }).toBuffer();
  const photograph = sharp(whole).composite([{ input, left: 0, top: 0 }]);
  const bytes = await photograph.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const given = { base64: bytes.toString("base64"), type: "image/jpeg" };
  const size = { width: 14_000, height: 10_800, orientation: 6 };
  const sent = await prepare({ ...size, given }, false);
  expect(sent).toMatchObject({ width: 1_975, height: 2_560 });
  expect(sent?.longSides).toEqual({ content: 2_560, view: 1_600, thumb: 640, tiny: 64 });
  expect(new Set(Object.values(sent?.corners ?? {}))).toEqual(new Set(["right top"]));
});
