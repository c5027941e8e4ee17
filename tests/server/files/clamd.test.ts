import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { clamdScanner } from "#server/files/scan/clamd-scanner.ts";
import { readSettings } from "#server/settings.ts";
import { EICAR } from "../make/files/eicar.ts";
import { type ClamdVisit, openSmallClamd } from "../make/files/small-clamd.ts";
import { bytesOf } from "../make/uploads.ts";

async function openClamd(answer: (visit: ClamdVisit) => string, bytesMax?: number) {
  const clamd = await openSmallClamd(answer, bytesMax);
  onTestFinished(clamd.close);
  return { ...clamd, scanner: clamdScanner(clamd.address) };
}

/** In pieces as a disk gives them. */
function streamOf(bytes: Buffer, piece = 65_536): Readable {
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    bytes.subarray(index * piece, (index + 1) * piece),
  );
  return Readable.from(pieces);
}

test("a content is sent in pieces with their lengths, and every byte of it arrives", async () => {
  const { scanner, visits } = await openClamd(() => "stream: OK\0");
  const bytes = bytesOf(5 * 1024 ** 2 + 4, 81);
  expect(await scanner.scan(streamOf(bytes))).toEqual({ state: "clean" });
  expect(visits.map(({ bytes: came }) => came.equals(bytes))).toEqual([true]);
  // A piece that is longer than clamd likes is cut.
  expect(await scanner.scan(Readable.from([bytes]))).toEqual({ state: "clean" });
  expect(Math.max(...(visits[1]?.lengths ?? []))).toBe(1024 ** 2);
  expect(visits[1]?.bytes.equals(bytes)).toBe(true);
});

test("what clamd finds is told by its name", async () => {
  const { scanner } = await openClamd(({ bytes }) =>
    bytes.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0",
  );
  expect(await scanner.scan(streamOf(EICAR))).toEqual({
    state: "infected",
    what: "Eicar-Test-Signature",
  });
  expect(await scanner.scan(streamOf(Buffer.from("harmless")))).toEqual({ state: "clean" });
});

test("a content that clamd finds too long is neither clean nor infected, whichever limit it is over", async () => {
  const { scanner } = await openClamd(() => "stream: OK\0", 100_000);
  const tooLarge = { state: "tooLarge", bySize: true };
  expect(await scanner.scan(streamOf(bytesOf(20 * 1024 ** 2, 82)))).toEqual(tooLarge);
  const limited = await openClamd(() => "stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0");
  expect(await limited.scanner.scan(streamOf(EICAR))).toEqual(tooLarge);
  // What hides in archives in archives is no matter of size, and no operator has asked to open it.
  const nested = await openClamd(() => "stream: Heuristics.Limits.Exceeded.MaxRecursion FOUND\0");
  expect(await nested.scanner.scan(streamOf(EICAR))).toEqual({ state: "tooLarge", bySize: false });
});

test("an answer that is none, a line that is cut and a door that is closed are no verdict", async () => {
  const strange = await openClamd(() => "COMMAND READ TIMED OUT\0");
  await expect(strange.scanner.scan(streamOf(EICAR))).rejects.toThrow(/COMMAND READ TIMED OUT/);
  const silent = await openClamd(() => "");
  await expect(silent.scanner.scan(streamOf(EICAR))).rejects.toThrow(/closed the line/);
  await silent.close();
  await expect(silent.scanner.scan(streamOf(EICAR))).rejects.toThrow(/cannot be reached/);
});

test("a content that cannot be read to its end is not clean, whatever clamd says of its beginning", async () => {
  const { scanner, visits } = await openClamd(() => "stream: OK\0");
  async function* broken() {
    yield EICAR;
    throw new Error("The disk is broken");
  }
  await expect(scanner.scan(Readable.from(broken()))).rejects.toThrow();
  expect(visits).toEqual([]);
});

test("the operator names a program, or where clamd listens, and not both", () => {
  const scannerIn = (env: NodeJS.ProcessEnv) => readSettings(env).scanner;
  expect(scannerIn({})).toBeUndefined();
  expect(scannerIn({ SCAN_COMMAND: " clamdscan  --no-summary - " })).toEqual({
    command: ["clamdscan", "--no-summary", "-"],
  });
  expect(scannerIn({ CLAMAV_HOST: "scan.example:3310" })).toEqual({
    clamd: { host: "scan.example", port: 3310 },
  });
  expect(scannerIn({ CLAMAV_HOST: "[::1]:3310" })).toEqual({ clamd: { host: "::1", port: 3310 } });
  expect(scannerIn({ CLAMAV_HOST: "/run/clamav/clamd.ctl" })).toEqual({
    clamd: { path: "/run/clamav/clamd.ctl" },
  });
  expect(() => scannerIn({ CLAMAV_HOST: "clamd" })).toThrow(/CLAMAV_HOST/);
  expect(() => scannerIn({ CLAMAV_HOST: "a:1", SCAN_COMMAND: "b" })).toThrow(/not both/);
});

test("the operator says whether what is too large to be scanned is opened", () => {
  const opens = (env: NodeJS.ProcessEnv) => readSettings(env).opensUnscanned;
  expect([opens({}), opens({ SCAN_TOO_LARGE: "closed" })]).toEqual([false, false]);
  expect(opens({ SCAN_TOO_LARGE: "open" })).toBe(true);
  expect(() => opens({ SCAN_TOO_LARGE: "yes" })).toThrow(/SCAN_TOO_LARGE/);
});
