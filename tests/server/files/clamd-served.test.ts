import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "#contract/calls/administration.ts";
import { contentAddress } from "#contract/file-address.ts";
import { FILE_CHUNK_LEAST } from "#domain/limits.ts";
import { startScanning } from "#server/files/scan/start-scanning.ts";
import { readSettings } from "#server/settings.ts";
import { tableOf } from "#server/tables/registry.ts";
import { dropFolder, temporaryFolder } from "../database/scratch.ts";
import { EICAR } from "../make/files/eicar.ts";
import { openSmallClamd } from "../make/files/small-clamd.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { announce, bringFile, bytesOf, hashOf, merge, readContent } from "../make/uploads.ts";
import { makeWorld, type World } from "../make/world.ts";

let folder: string;
let socket: string;
let server: TestServer;
let world: World;
let scanning: { close(): Promise<void> };
let clamd: { close(): Promise<void> } | undefined;

beforeAll(async () => {
  folder = await temporaryFolder();
  socket = join(folder, "clamd.ctl");
  const { scanner } = readSettings({ CLAMAV_HOST: socket });
  server = await openTestServer(undefined, { ...longSessions, scanner });
  world = await makeWorld(server);
  scanning = await startScanning(server.parts);
});
afterAll(async () => {
  await scanning.close();
  await server.close();
  await clamd?.close();
  await dropFolder(folder);
});

const scanOf = async (id: number) => (await tableOf("file").get(server.parts.database, id))?.scan;
const wholeOf = async (id: number) =>
  readContent(server, contentAddress(id, "whole"), { token: world.member.token });
/** It is looked for again after a while. */
const later = () => {
  server.clock.now += 3_600_000;
};

test("while clamd cannot be reached contents stay closed and say so, and open once it can", async () => {
  const { leader, group } = world;
  const bytes = bytesOf(900, 91);
  const file = await bringFile(server, leader, group.id, bytes);
  await expect.poll(async () => scanOf(file.id), { timeout: 20_000 }).toBe("delayed");
  const shut = await wholeOf(file.id);
  expect([shut.status, shut.json().reason]).toEqual([404, "file.beingChecked"]);
  const asked = { kind: "scanFailed" as const };
  const told = await server.call(listAudit, asked, world.administrator.token);
  expect(told.data.records).toHaveLength(1);
  clamd = await openSmallClamd(
    ({ bytes: came }) => (came.includes(EICAR) ? "stream: Eicar FOUND\0" : "stream: OK\0"),
    Infinity,
    socket,
  );
  later();
  await expect.poll(async () => scanOf(file.id), { timeout: 20_000 }).toBe("");
  expect((await wholeOf(file.id)).bytes.equals(bytes)).toBe(true);
});

test("a virus of which each chunk holds a half is found in what they make", async () => {
  const { member, group } = world;
  const half = FILE_CHUNK_LEAST - Math.floor(EICAR.length / 2);
  const two = Buffer.concat([bytesOf(half, 92), EICAR, bytesOf(FILE_CHUNK_LEAST, 93)]);
  expect(announce(two).totalChunks).toBe(2);
  expect(two.subarray(0, FILE_CHUNK_LEAST).includes(EICAR)).toBe(false);
  expect(two.subarray(FILE_CHUNK_LEAST).includes(EICAR)).toBe(false);
  const file = await bringFile(server, member, group.id, two, "offer.zip");
  await expect.poll(async () => scanOf(file.id), { timeout: 20_000 }).toBe("infected");
  expect((await wholeOf(file.id)).json()).toMatchObject({ reason: "file.infected" });
  const sha256 = hashOf("sha256", two);
  await expect(server.parts.files.read(sha256, { from: 0, to: 0 })).rejects.toThrow();
  const named = await merge(server, world.leader, two, { fileName: "mine.zip" });
  expect(named).toMatchObject({ code: 400 });
});
