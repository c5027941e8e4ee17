import { join } from "node:path";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentAddress } from "#contract/file-address.ts";
import { scanNext } from "#server/files/scan/scan-contents.ts";
import { scannerOf } from "#server/files/scan/scanner-of.ts";
import { releaseScans, scanTooLargeAgain } from "#server/tables/files/content-scan.ts";
import { tableOf } from "#server/tables/registry.ts";
import { dropFolder, temporaryFolder } from "../database/scratch.ts";
import { setUpCompany } from "../make/site.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { announceFile, bringContent, bringFile, bytesOf, readContent } from "../make/uploads.ts";
import { makeWorld, type World } from "../make/world.ts";

const SCRIPT = fileURLToPath(new URL("../make/files/small-scanner.mjs", import.meta.url));

let server: TestServer;
let world: World;
let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  const scanner = { command: [execPath, SCRIPT, join(folder, "down")] };
  server = await openTestServer(undefined, { scanner });
  await setUpCompany(server);
  world = await makeWorld(server);
});
afterAll(async () => {
  await server.close();
  await dropFolder(folder);
});

const rowOf = async (fileId: number) => tableOf("file").get(server.parts.database, fileId);

/** All that can be checked now is, on a server that opens what is too large, or does not. */
async function scanAll(opensUnscanned = false) {
  const settings = { ...server.parts.settings, opensUnscanned };
  const { scanner } = settings;
  if (!scanner) throw new Error("There is no scanner");
  while (await scanNext({ ...server.parts, settings }, scannerOf(scanner)));
}

test("what is too large for the scanner stays closed and says so, until the scanner takes it or the operator opens it", async () => {
  const { leader, member, group } = world;
  const bytes = bytesOf(1024 ** 2 + 1, 83);
  const file = await bringFile(server, member, group.id, bytes, "Survey.bin");
  await scanAll();
  expect(await rowOf(file.id)).toMatchObject({ arriveTime: 0, scan: "tooLarge" });
  const shut = await readContent(server, contentAddress(file.id, "whole"), { token: member.token });
  expect(shut.json()).toMatchObject({ reason: "file.notScanned" });
  // It is not tried for ever, and the same content brought again says the same at once.
  server.clock.now += 3_600_000;
  expect(await scanNext(server.parts, undefined)).toBe(false);
  const again = await announceFile(server, leader, group.id, bytes, "Twin.bin");
  await bringContent(server, leader, again.id, bytes);
  expect(await rowOf(again.id)).toMatchObject({ arriveTime: 0, scan: "tooLarge" });
  // A server that starts anew looks once more, for what is set by then.
  await scanTooLargeAgain(server.parts.database);
  await scanAll();
  expect(await rowOf(file.id)).toMatchObject({ arriveTime: 0, scan: "tooLarge" });
  await scanTooLargeAgain(server.parts.database);
  await scanAll(true);
  const { now } = server.clock;
  expect(await rowOf(file.id)).toMatchObject({ arriveTime: now, scan: "unscanned" });
  const open = await readContent(server, contentAddress(file.id, "whole"), { token: leader.token });
  expect(open.bytes.equals(bytes)).toBe(true);
  // Without a scanner nothing is said of it any more.
  await releaseScans(server.parts.database);
  while (await scanNext(server.parts, undefined));
  expect(await rowOf(file.id)).toMatchObject({ arriveTime: now, scan: "" });
});
