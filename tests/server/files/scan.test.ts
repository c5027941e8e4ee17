import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "#contract/calls/administration.ts";
import { uploadFile, uploadImage } from "#contract/calls/file.ts";
import { contentAddress } from "#contract/file-address.ts";
import { callOf } from "#contract/command-calls.ts";
import { releaseScans } from "#server/tables/files/content-scan.ts";
import { scanNext } from "#server/files/scan/scan-contents.ts";
import { ScanFailed, type Scanner, type Verdict } from "#server/files/scan/scanner.ts";
import { scannerOf } from "#server/files/scan/scanner-of.ts";
import { tableOf } from "#server/tables/registry.ts";
import { dropFolder, temporaryFolder } from "../database/scratch.ts";
import { EICAR } from "../make/files/eicar.ts";
import { visitsTo } from "../make/files/visits.ts";
import { setUpCompany } from "../make/site.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import {
  announceFile,
  bringContent,
  bringFile,
  bytesOf,
  hashOf,
  merge,
  partOf,
  readContent,
  sumOf,
  testOf,
} from "../make/uploads.ts";
import { makeWorld, type World } from "../make/world.ts";

let server: TestServer;
let world: World;
let folder: string;
let down: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  down = join(folder, "down");
  const script = fileURLToPath(new URL("../make/files/small-scanner.mjs", import.meta.url));
  const scanner = { command: [execPath, script, down] };
  server = await openTestServer(undefined, { scanner });
  await setUpCompany(server);
  world = await makeWorld(server);
});
afterAll(async () => {
  await server.close();
  await dropFolder(folder);
});

const { bringItem, come, link, read } = visitsTo(() => server);
const rowOf = async (fileId: number) => tableOf("file").get(server.parts.database, fileId);
const wholeOf = async (fileId: number, { token } = world.leader) =>
  readContent(server, contentAddress(fileId, "whole"), { token });

/** All that can be checked now is. */
async function scanAll() {
  const { scanner } = server.parts.settings;
  if (!scanner) throw new Error("There is no scanner");
  while (await scanNext(server.parts, scannerOf(scanner)));
}

async function auditOf(kind: "fileInfected" | "scanFailed") {
  const reply = await server.call(listAudit, { kind }, world.administrator.token);
  return reply.data.records.map(({ targetId, detail }) => ({ targetId, ...detail }));
}

async function inStore(bytes: Buffer): Promise<boolean> {
  return server.parts.files.read(hashOf("sha256", bytes), { from: 0, to: 0 }).then(
    (stream) => {
      stream.destroy();
      return true;
    },
    () => false,
  );
}

test("a content is opened by nobody before it was checked, and by those who may read it after", async () => {
  const { leader, member } = world;
  const bytes = bytesOf(900, 71);
  const file = await bringFile(server, leader, world.group.id, bytes);
  expect(await rowOf(file.id)).toMatchObject({ arriveTime: 0, scan: "waiting" });
  for (const someone of [leader, member]) {
    const early = await wholeOf(file.id, someone);
    expect(early.status).toBe(404);
    expect(early.json()).toMatchObject({ reason: "file.beingChecked" });
  }
  const forward = { msgId: file.messageId, dialogId: world.group.id };
  expect(await server.call(callOf("message.forward"), forward, leader.token)).toMatchObject({
    reason: "file.beingChecked",
  });
  await scanAll();
  expect(await rowOf(file.id)).toMatchObject({ arriveTime: server.clock.now, scan: "" });
  expect((await wholeOf(file.id, member)).bytes.equals(bytes)).toBe(true);
});

test("an infected content is removed, its files say so, and administrators can read of it", async () => {
  const { leader, member } = world;
  const file = await bringFile(server, member, world.group.id, EICAR, "offer.com");
  await scanAll();
  expect(await rowOf(file.id)).toMatchObject({ arriveTime: 0, scan: "infected" });
  expect(await inStore(EICAR)).toBe(false);
  const refused = await wholeOf(file.id, member);
  expect(refused.status).toBe(404);
  expect(refused.json()).toMatchObject({ reason: "file.infected" });
  const line = { targetId: file.id, name: "offer.com", note: "Eicar-Test" };
  expect(await auditOf("fileInfected")).toEqual([line]);
  // Neither is it given to who names its sum; sent again it is looked at again, and goes again.
  expect(await testOf(server, leader, EICAR, { sum: sumOf(EICAR) })).toMatchObject({
    data: { uploaded: false },
  });
  const again = await bringFile(server, leader, world.group.id, EICAR, "again.com");
  expect(await rowOf(again.id)).toMatchObject({ scan: "waiting" });
  await scanAll();
  expect(await rowOf(again.id)).toMatchObject({ scan: "infected" });
  expect(await inStore(EICAR)).toBe(false);
});

test("while the scanner is down nothing is opened and the file says so, and it goes on where it was", async () => {
  await writeFile(down, "");
  const file = await bringFile(server, world.leader, world.group.id, bytesOf(700, 72));
  await scanAll();
  expect(await rowOf(file.id)).toMatchObject({ arriveTime: 0, scan: "delayed" });
  expect((await wholeOf(file.id)).json()).toMatchObject({ reason: "file.beingChecked" });
  server.clock.now += 60_000;
  await scanAll();
  expect(await rowOf(file.id)).toMatchObject({ scan: "delayed" });
  expect(await auditOf("scanFailed")).toHaveLength(1);
  await rm(down);
  server.clock.now += 600_000;
  await scanAll();
  expect(await rowOf(file.id)).toMatchObject({ arriveTime: server.clock.now, scan: "" });
  expect((await wholeOf(file.id)).status).toBe(200);
});

test("a program that is not there is a scanner that is down", async () => {
  const file = await bringFile(server, world.leader, world.group.id, bytesOf(700, 73));
  const missing = scannerOf({ command: [join(folder, "no-such-program")] });
  expect(await scanNext(server.parts, missing)).toBe(true);
  expect(await rowOf(file.id)).toMatchObject({ scan: "delayed" });
  server.clock.now += 600_000;
  await scanAll();
  expect(await rowOf(file.id)).toMatchObject({ scan: "" });
});

/** A scanner that stands still before it says anything, and whose claim is over meanwhile. */
async function stalled(say: () => Promise<Verdict>) {
  const go = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  const scanner: Scanner = {
    async scan(bytes) {
      bytes.destroy();
      asked.resolve(undefined);
      await go.promise;
      return say();
    },
  };
  const done = scanNext(server.parts, scanner);
  await asked.promise;
  server.clock.now += 120_000;
  return async () => {
    go.resolve(undefined);
    await done;
  };
}

test("where a scanner that stood still disagrees with who was quicker, the first verdict holds", async () => {
  const { leader, group } = world;
  const clean = bytesOf(650, 80);
  const first = await bringFile(server, leader, group.id, clean);
  const goOn = await stalled(async () => ({ state: "infected", what: "Late-Find" }));
  await scanAll();
  const opened = await rowOf(first.id);
  expect(opened).toMatchObject({ scan: "" });
  await goOn();
  expect(await rowOf(first.id)).toEqual(opened);
  expect((await wholeOf(first.id)).bytes.equals(clean)).toBe(true);
  expect(JSON.stringify(await auditOf("fileInfected"))).not.toContain("Late-Find");

  const second = await bringFile(server, leader, group.id, EICAR, "second.com");
  const say = await stalled(async () => ({ state: "clean" }));
  await scanAll();
  const refused = await rowOf(second.id);
  await say();
  expect(await rowOf(second.id)).toEqual(refused);
  expect(refused).toMatchObject({ arriveTime: 0, scan: "infected" });
});

test("a scanner that failed after it stood still puts nothing off that was checked meanwhile", async () => {
  const file = await bringFile(server, world.leader, world.group.id, bytesOf(640, 81));
  const fail = await stalled(async () => {
    throw new ScanFailed("It woke up too late");
  });
  await scanAll();
  const audit = await auditOf("scanFailed");
  await fail();
  expect(await rowOf(file.id)).toMatchObject({ scan: "" });
  expect(await auditOf("scanFailed")).toEqual(audit);
});

test("what is there already and clean needs no second look; what is being checked is no sooner open for it", async () => {
  const { leader, member } = world;
  const bytes = bytesOf(600, 74);
  const first = await bringFile(server, leader, world.group.id, bytes);
  const second = await announceFile(server, member, world.group.id, bytes, "twin.bin");
  expect((await merge(server, member, bytes, { fileId: second.id, sum: sumOf(bytes) })).code).toBe(
    200,
  );
  expect(await rowOf(second.id)).toMatchObject({ scan: "waiting" });
  await scanAll();
  for (const { id } of [first, second])
    expect(await rowOf(id)).toMatchObject({ arriveTime: server.clock.now, scan: "" });
  const third = await announceFile(server, member, world.group.id, bytes, "third.bin");
  await bringContent(server, member, third.id, bytes);
  expect(await rowOf(third.id)).toMatchObject({ arriveTime: server.clock.now, scan: "" });
});

test("what comes in one call and pictures of people are checked like all else", async () => {
  const { token } = world.leader;
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), bytesOf(400, 75)]);
  const picture = await server.call(
    uploadImage,
    { type: "annexpic", ...partOf(png, "me.png") },
    token,
  );
  const shown = async () => readContent(server, picture.data.url, { token });
  expect((await shown()).status).toBe(404);
  const bad = await server.call(uploadFile, { type: "file", ...partOf(EICAR, "a.com") }, token);
  expect(bad.code).toBe(200);
  await scanAll();
  expect((await shown()).status).toBe(200);
  expect(await rowOf(bad.data.fileId)).toMatchObject({ scan: "infected" });
  expect((await wholeOf(bad.data.fileId)).json()).toMatchObject({ reason: "file.infected" });
});

test("who comes by a public link sees what holds a file back, and opens it when it is clean", async () => {
  const { leader } = world;
  const { item, fileId } = await bringItem(leader, 0, 76);
  const { code } = await link(leader, { id: item.id });
  const open = async () => {
    const { data } = await come(code);
    return { item: data.item, status: (await read(data.ticket, fileId)).status };
  };
  expect(await open()).toMatchObject({ item: { isHere: false, scan: "waiting" }, status: 404 });
  await scanAll();
  expect(await open()).toMatchObject({ item: { isHere: true, scan: "" }, status: 200 });
});

test("two servers on one database check each content once, and one that was killed leaves its own to the other", async () => {
  await scanAll();
  const file = await bringFile(server, world.leader, world.group.id, bytesOf(500, 77));
  let asked = 0;
  const { promise: answer, resolve } = Promise.withResolvers<{ state: "clean" }>();
  const slow = {
    async scan() {
      asked += 1;
      return answer;
    },
  };
  const first = scanNext(server.parts, slow);
  await expect.poll(() => asked).toBe(1);
  expect(await scanNext(server.parts, slow)).toBe(false);
  server.clock.now += 60_000;
  const second = scanNext(server.parts, slow);
  await expect.poll(() => asked).toBe(2);
  resolve({ state: "clean" });
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(await rowOf(file.id)).toMatchObject({ arriveTime: server.clock.now, scan: "" });
});

test("where there is no scanner any more, what waited for one is opened", async () => {
  const file = await bringFile(server, world.leader, world.group.id, bytesOf(500, 78));
  expect(await rowOf(file.id)).toMatchObject({ scan: "waiting" });
  await releaseScans(server.parts.database);
  while (await scanNext(server.parts, undefined));
  expect(await rowOf(file.id)).toMatchObject({ arriveTime: server.clock.now, scan: "" });
});
