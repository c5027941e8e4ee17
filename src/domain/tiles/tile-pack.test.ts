import { expect, test } from "vitest";
import { isLargePicture, needsTiles } from "./needs-tiles.ts";
import { tileLevels } from "./tile-levels.ts";
import {
  packHeadSize,
  pageOfTiles,
  readPackHead,
  reducedSize,
  tilesVariant,
  writePackHead,
} from "./tile-pack.ts";

test("a picture is cut at sizes that double, from one tile on", () => {
  expect(tileLevels(10_000, 7_001)).toEqual([
    { width: 313, height: 219, columns: 1, rows: 1 },
    { width: 625, height: 438, columns: 2, rows: 1 },
    { width: 1_250, height: 876, columns: 3, rows: 2 },
    { width: 2_500, height: 1_751, columns: 5, rows: 4 },
    { width: 5_000, height: 3_501, columns: 10, rows: 7 },
    { width: 10_000, height: 7_001, columns: 20, rows: 14 },
  ]);
  expect(tileLevels(1, 1)).toEqual([{ width: 1, height: 1, columns: 1, rows: 1 }]);
});

test("a pack says where each tile lies, and how much of it is a reduced picture", () => {
  const sizes = [10, 20, 30, 40, 50];
  const head = writePackHead({ width: 1_000, height: 900 }, sizes);
  expect(packHeadSize(head)).toBe(head.length);
  const pack = readPackHead(head);
  const at = head.length;
  expect(pack?.levels.map(({ tiles }) => tiles)).toEqual([
    [{ from: at, to: at + 10 }],
    [
      { from: at + 10, to: at + 30 },
      { from: at + 30, to: at + 60 },
      { from: at + 60, to: at + 100 },
      { from: at + 100, to: at + 150 },
    ],
  ]);
  expect(pack?.size).toBe(at + 150);
  expect(pack && reducedSize(pack, 400)).toBe(at + 10);
  expect(pack && reducedSize(pack, 5_000)).toBe(at + 150);
});

test("what is no pack is not read as one", () => {
  const head = writePackHead({ width: 600, height: 10 }, [1, 2, 3]);
  expect(readPackHead(head)?.size).toBe(head.length + 6);
  expect(readPackHead(head.subarray(0, -1))).toBeUndefined();
  expect(readPackHead(head.subarray(0, 3))).toBeUndefined();
  expect(readPackHead(writePackHead({ width: 600, height: 10 }, [1, 2]))).toBeUndefined();
  expect(readPackHead(writePackHead({ width: 600, height: 10 }, [1, 2, 3, 4]))).toBeUndefined();
  expect(readPackHead(writePackHead({ width: 600, height: 10 }, [1, 2, -3]))).toBeUndefined();
  expect(readPackHead(writePackHead({ width: 1e9, height: 1e9 }, [1]))).toBeUndefined();
  expect(readPackHead(Buffer.from("%PDF-1.7\n%abcdefgh"))).toBeUndefined();
  const broken = Buffer.from(head);
  broken[12] = 0;
  expect(readPackHead(broken)).toBeUndefined();
});

test("tiles are named by their page", () => {
  expect(tilesVariant(12)).toBe("tiles-12");
  expect(pageOfTiles("tiles-12")).toBe(12);
  for (const other of ["tiles-0", "tiles-", "tiles-1.5", "tiles-9999999", "whole"])
    expect(pageOfTiles(other)).toBeUndefined();
});

test("only what is large is cut", () => {
  const picture = { ext: "png", size: 1_000 };
  expect(needsTiles(picture, { width: 4_096, height: 4_096 })).toBe(false);
  expect(needsTiles(picture, { width: 10_000, height: 10_000 })).toBe(true);
  const paper = { width: 3_370, height: 2_384 };
  expect(needsTiles({ ext: "pdf", size: 5_000_000 }, paper)).toBe(false);
  expect(needsTiles({ ext: "pdf", size: 100_000_000 }, paper)).toBe(true);
});

test("pictures are cut by their own size, papers by their register alone", () => {
  const large = { size: 1_000, width: 10_000, height: 10_000 };
  expect(isLargePicture({ ext: "png", ...large })).toBe(true);
  expect(isLargePicture({ ext: "jpg", ...large, width: 1_600 })).toBe(false);
  expect(isLargePicture({ ext: "pdf", ...large, size: 100_000_000 })).toBe(false);
  expect(isLargePicture({ ext: "zip", ...large })).toBe(false);
});
