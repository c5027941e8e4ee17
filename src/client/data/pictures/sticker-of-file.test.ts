import { expect, test } from "vitest";
import { bytesOfBase64 } from "#base/base64.ts";
import { SMALL_GIF, SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
import { doesMove, stickerOfFile } from "./sticker-of-file.ts";

const bytesOf = (address: string) => bytesOfBase64(address.split(",")[1] ?? "");

/** A WebP of the kind that says what it can do. */
function webpOf(flags: number): Uint8Array {
  const head = "RIFF\0\0\0\0WEBPVP8X\n\0\0\0";
  const bytes = Uint8Array.from(head.padEnd(30, "\0"), (letter) => letter.charCodeAt(0));
  bytes[head.length] = flags;
  return bytes;
}

test("a GIF moves, and a WebP that says so", () => {
  expect(doesMove(bytesOf(SMALL_GIF))).toBe(true);
  expect(doesMove(bytesOf(SMALL_STICKER))).toBe(false);
  expect([webpOf(0x02), webpOf(0x10)].map(doesMove)).toEqual([true, false]);
});

test("what moves is taken as it is, unless it is too large", async () => {
  const small = await stickerOfFile(new Blob([bytesOf(SMALL_GIF).slice()]));
  expect(small).toEqual({ ok: true, picture: SMALL_GIF });
  const large = new Uint8Array(40_000);
  large.set(bytesOf(SMALL_GIF));
  expect(await stickerOfFile(new Blob([large]))).toEqual({ ok: false, problem: "tooBig" });
});
