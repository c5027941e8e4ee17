import { strict as assert } from "node:assert";
import { Readable } from "node:stream";
import { clamdScanner } from "#server/files/scan/clamd-scanner.ts";
import { commandScanner } from "#server/files/scan/command-scanner.ts";
import { ScanFailed, type Scanner } from "#server/files/scan/scanner.ts";
import { EICAR } from "#tests/server/make/files/eicar.ts";
import { bytesOf } from "#tests/server/make/uploads.ts";
import { type RealClamd, startClamd, STREAM_MAX } from "./debian-clamd.ts";

const PIECE = 65_536;
const LARGE = 20 * 1024 ** 2;

function streamOf(bytes: Buffer): Readable {
  const count = Math.ceil(bytes.length / PIECE);
  return Readable.from(
    Array.from({ length: count }, (_, at) => bytes.subarray(at * PIECE, (at + 1) * PIECE)),
  );
}

const inside = Buffer.concat([bytesOf(LARGE, 3), EICAR, bytesOf(1_000, 4)]);
const isClean = async (scanner: Scanner, bytes: Buffer) =>
  assert.deepEqual(await scanner.scan(streamOf(bytes)), { state: "clean" });
const isInfected = async (scanner: Scanner, bytes: Buffer, what: RegExp) => {
  const verdict = await scanner.scan(streamOf(bytes));
  assert.equal(verdict.state, "infected");
  assert.match(verdict.state === "infected" ? verdict.what : "", what);
};
const isTooLarge = async (scanner: Scanner, bytes: Buffer) =>
  assert.deepEqual(await scanner.scan(streamOf(bytes)), { state: "tooLarge", bySize: true });
const failsAt = async (scanner: Scanner, bytes: Buffer) =>
  assert.rejects(scanner.scan(streamOf(bytes)), ScanFailed);

/** What each way to clamd has to do, with a clamd of Debian's. */
const checks: Readonly<Record<string, (scanner: Scanner) => Promise<void>>> = {
  "knows the file that is no virus": async (scanner) => isInfected(scanner, EICAR, /Own\.Eicar/),
  "finds it behind 20 MB": async (scanner) => isInfected(scanner, inside, /Own\.EicarInside/),
  "lets 20 MB through": async (scanner) => isClean(scanner, bytesOf(LARGE, 5)),
  "lets a word through": async (scanner) => isClean(scanner, Buffer.from("harmless")),
  "checks ten at once": async (scanner) => {
    const all = Array.from({ length: 10 }, async (_, at) =>
      at % 2 === 0 ? isClean(scanner, bytesOf(100_000, at)) : isInfected(scanner, EICAR, /Eicar/),
    );
    await Promise.all(all);
  },
};

const CLAMDSCAN = "by clamdscan";

function waysTo({ configPath, socketPath, port }: RealClamd): Readonly<Record<string, Scanner>> {
  return {
    "by a port": clamdScanner({ host: "127.0.0.1", port }),
    "by a socket": clamdScanner({ path: socketPath }),
    [CLAMDSCAN]: commandScanner(["clamdscan", "--config-file", configPath, "--no-summary", "-"]),
  };
}

let failed = 0;
let passed = 0;

async function play(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    passed += 1;
    process.stdout.write(`ok      ${name}\n`);
  } catch (error) {
    failed += 1;
    process.stdout.write(`FAILED  ${name}\n${String(error)}\n`);
  }
}

const clamd = await startClamd();
try {
  const ways = Object.entries(waysTo(clamd));
  for (const [way, scanner] of ways)
    for (const [name, work] of Object.entries(checks))
      await play(`${way}: ${name}`, async () => work(scanner));
  // clamdscan, where it is the program, calls clean what is longer than clamd looks at: README.md says so.
  for (const [way, scanner] of ways.filter(([name]) => name !== CLAMDSCAN))
    await play(`${way}: does not call clean what is too long`, async () =>
      isTooLarge(scanner, bytesOf(STREAM_MAX + LARGE, 6)),
    );
  await clamd.kill();
  for (const [way, scanner] of ways)
    await play(`${way}: a clamd that was killed calls nothing clean`, async () =>
      failsAt(scanner, Buffer.from("harmless")),
    );
} finally {
  await clamd.close();
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
