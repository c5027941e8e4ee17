import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FileServer } from "#tests/make/files/file-server.ts";
import { madeBytes, settleAll } from "#tests/make/files/picked-files.ts";
import { UploadBench } from "#tests/make/files/upload-bench.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { discardAttention, discardWaiting } from "../outbox/discard.ts";
import { settle } from "../outbox/settle.ts";

let bench: UploadBench;
let database: LocalDatabase;
let server: FileServer;

beforeEach(async () => {
  bench = await UploadBench.open();
  ({ database, server } = bench);
});

afterEach(() => bench.stop());

describe("a file whose message", () => {
  it("has not reached the server waits for it", async () => {
    const fileId = await bench.attach("plan.pdf", madeBytes(2_000), false);
    const other = await bench.attach("slab.jpg", madeBytes(2_000, 7), false);
    const [first] = await database.outbox.toArray();
    bench.start();
    await database.outbox.delete(first?.n ?? 0);
    await bench.reached(fileId, "success");
    expect(server.requests.filter((request) => request.fileId === other)).toEqual([]);
    await settleAll(database);
    await bench.reached(other, "success");
  });

  it("was refused keeps its bytes for as long as the person may still send it", async () => {
    const fileId = await bench.attach("plan.pdf", madeBytes(2_000), false);
    server.unknown.add(fileId);
    const entry = (await database.outbox.toArray())[0];
    const refused = { n: entry?.n ?? 0, state: "refused" as const, code: 403, reason: "noAccess" };
    await settle(database, [refused], { fence: 1, now: () => bench.now, random: () => 0 });
    const uploader = bench.start();
    await expect.poll(() => database.meta.get("uploader")).toBeDefined();
    uploader.wake();
    expect(server.requests).toEqual([]);
    expect(await database.uploadChunk.count()).toBe(1);
    const told = (await database.attention.toArray())[0];
    await discardAttention(database, told?.id ?? 0, bench.now);
    await expect.poll(() => server.requests.length).toBeGreaterThan(0);
    await bench.reached(fileId, "uploading");
    bench.now += 61_000;
    uploader.wake();
    await bench.reached(fileId, undefined);
    expect(await database.uploadChunk.count()).toBe(0);
  });

  it("was discarded keeps its bytes until that can no longer be undone", async () => {
    const fileId = await bench.attach("plan.pdf", madeBytes(2_000), false);
    server.unknown.add(fileId);
    const [entry] = await database.outbox.toArray();
    await discardWaiting(database, entry?.n ?? 0, bench.now);
    const uploader = bench.start();
    // What is under way rests once it is answered, also where it was woken before: it is woken until it has asked again.
    const asksAgain = () => {
      uploader.wake();
      return server.requests.length;
    };
    await expect.poll(asksAgain).toBeGreaterThan(1);
    expect(server.sent(fileId)).toEqual([]);
    expect(await database.uploadChunk.count()).toBe(1);
    bench.now += 61_000;
    const staysHere = async () => {
      uploader.wake();
      return database.upload.get(fileId);
    };
    await expect.poll(staysHere).toBeUndefined();
    expect(await database.uploadChunk.count()).toBe(0);
  });

  it("somebody else took away stands still, and its bytes stay until the person removes them", async () => {
    const fileId = await bench.attach("plan.pdf", madeBytes(2_000));
    server.unknown.add(fileId);
    bench.start();
    await bench.reached(fileId, "error");
    expect(await database.upload.get(fileId)).toMatchObject({ failure: { reason: "file.gone" } });
    expect(await database.uploadChunk.count()).toBe(1);
  });
});
