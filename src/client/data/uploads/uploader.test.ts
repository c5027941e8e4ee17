import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { fileAnswer, type FileServer } from "#tests/make/files/file-server.ts";
import { madeBytes, settleAll } from "#tests/make/files/picked-files.ts";
import { UploadBench } from "#tests/make/files/upload-bench.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { addUploads, notePicture } from "./add-uploads.ts";
import { copyIn } from "./copy-in.ts";
import { finishCopied } from "./finish-copied.ts";
import { readOwnContent } from "./read-content.ts";
import {
  pauseUpload,
  pauseUploads,
  removeUpload,
  resumeUpload,
  retryUpload,
} from "./upload-actions.ts";

const bytes = madeBytes(3 * CHUNK_SIZE + 1_000);
let bench: UploadBench;
let database: LocalDatabase;
let server: FileServer;

beforeEach(async () => {
  bench = await UploadBench.open();
  ({ database, server } = bench);
});

afterEach(() => bench.stop());

const lineDown = () => Promise.reject(new TypeError("Failed to fetch"));

describe("the bytes of a file", () => {
  it("are sent, and leave this device only once the server has confirmed them", async () => {
    const fileId = await bench.attach("plan.pdf", bytes);
    let chunksAtMerge = 0;
    server.fault = ({ kind }) => {
      if (kind !== "merge") return undefined;
      return database.uploadChunk.count().then((count) => {
        chunksAtMerge = count;
        return undefined;
      }) as never;
    };
    bench.start();
    await bench.reached(fileId, "success");
    expect(server.contents.get(fileId)?.equals(bytes)).toBe(true);
    expect(chunksAtMerge).toBe(4);
    expect(await database.uploadChunk.count()).toBe(0);
    expect(await database.upload.get(fileId)).toMatchObject({
      sent: bytes.length,
      doneTime: bench.now,
    });
  });

  it("stay here among what was looked at last once they are sent", async () => {
    const fileId = await bench.attach("plan.pdf", bytes);
    bench.start();
    await bench.reached(fileId, "success");
    const here = await readOwnContent(database, fileId, "whole", bench.now);
    const content = Buffer.from((await here?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(content.equals(bytes)).toBe(true);
    expect(await database.keptFile.get([fileId, "whole"])).toMatchObject({ usedTime: bench.now });
  });

  it("are sent although a cleaner took what was here, where the server has them", async () => {
    const fileId = await bench.attach("plan.pdf", bytes);
    server.fault = ({ kind }) =>
      kind === "test" || kind === "merge"
        ? fileAnswer({ uploaded: true, chunkNumbers: [] })
        : undefined;
    vi.spyOn(database.uploadChunk, "where").mockImplementationOnce(() => {
      throw new Error("It cannot be read");
    });
    bench.start();
    await bench.reached(fileId, "success");
    expect(await readOwnContent(database, fileId, "whole", bench.now)).toBeUndefined();
  });

  it("go on at the first chunk that is missing after the browser was killed", async () => {
    const fileId = await bench.attach("plan.pdf", bytes);
    server.fault = ({ kind, number }) =>
      kind === "chunk" && number === 3 ? lineDown() : undefined;
    const killed = bench.start();
    await expect.poll(() => server.sent(fileId).at(-1)).toBe(3);
    killed.stop();
    server.fault = () => undefined;
    server.requests.length = 0;
    bench.start();
    await bench.reached(fileId, "success");
    expect(server.sent(fileId)).toEqual([3, 4]);
    expect(server.contents.get(fileId)?.equals(bytes)).toBe(true);
  });

  it("are tried five times more on a bad line, and later again, however often", async () => {
    const fileId = await bench.attach("plan.pdf", bytes);
    server.fault = ({ kind, number }) =>
      kind === "chunk" && number === 2 ? lineDown() : undefined;
    const uploader = bench.start();
    for (const tries of [6, 12, 18]) {
      await expect.poll(() => server.sent(fileId).filter((each) => each === 2).length).toBe(tries);
      await bench.reached(fileId, "waiting");
      uploader.wake();
    }
    server.fault = () => undefined;
    uploader.wake();
    await bench.reached(fileId, "success");
    expect(server.sent(fileId).filter((each) => each === 1)).toHaveLength(1);
  });

  it("wait for whoever signs in again", async () => {
    const fileId = await bench.attach("plan.pdf", bytes);
    server.fault = ({ number }) => (number === 3 ? fileAnswer(null, 401) : undefined);
    const first = bench.start();
    await expect.poll(() => server.sent(fileId)).toEqual([1, 2, 3]);
    await bench.reached(fileId, "waiting");
    first.stop();
    server.fault = () => undefined;
    bench.start();
    await bench.reached(fileId, "success");
    expect(server.sent(fileId)).toEqual([1, 2, 3, 3, 4]);
  });

  it("stand still with the server's words where it will not have them, until somebody retries", async () => {
    const fileId = await bench.attach("plan.pdf", bytes);
    const refusal = { code: 413, msg: "Too large for this company", reason: "tooLarge" };
    server.fault = ({ kind }) => (kind === "merge" ? Response.json(refusal) : undefined);
    bench.start();
    await bench.reached(fileId, "error");
    const failure = { reason: "tooLarge", msg: "Too large for this company" };
    expect(await database.upload.get(fileId)).toMatchObject({ failure });
    expect(await database.uploadChunk.count()).toBe(4);
    server.fault = () => undefined;
    await retryUpload(database, fileId, bench.now);
    await bench.reached(fileId, "success");
    expect(server.sent(fileId)).toEqual([1, 2, 3, 4]);
  });

  it("go again where the server says that some were damaged or are missing", async () => {
    const fileId = await bench.attach("plan.pdf", bytes);
    const answers = ["file.incomplete", "file.chunkDamaged"];
    server.fault = ({ kind }) => {
      if (kind !== "merge") return undefined;
      const reason = answers.pop();
      return reason ? fileAnswer(null, 400, { reason }) : undefined;
    };
    const uploader = bench.start();
    for (const left of [1, 0]) {
      await expect.poll(() => answers.length).toBe(left);
      await bench.reached(fileId, "waiting");
      uploader.wake();
    }
    await bench.reached(fileId, "success");
  });

  it("of which a cleaner took a piece are asked for again, and the others stay", async () => {
    const fileId = await bench.attach("plan.pdf", bytes);
    await database.uploadChunk.delete([fileId, 2]);
    bench.start();
    await bench.reached(fileId, "error");
    expect(await database.upload.get(fileId)).toMatchObject({
      failure: { reason: "file.unreadable", data: { name: "plan.pdf" } },
    });
    expect(await database.uploadChunk.count()).toBe(3);
  });

  it("come after the smaller pictures, so that others see something before", async () => {
    const [row] = await addUploads(
      database,
      [{ name: "slab.png", size: bytes.length, mimeType: "image/png" }],
      { dialogId: bench.dialogId },
      bench.now,
    );
    const fileId = row?.fileId ?? 0;
    const variants = (["thumb", "view"] as const).map((variant, index) => ({
      variant,
      bytes: madeBytes(900, index + 1).buffer,
    }));
    const seen = { width: 4_000, height: 3_000, thumb: "/9j/4AAQ", variants };
    const sent = { name: "slab.jpg", size: bytes.length, mimeType: "image/jpeg" };
    await notePicture(database, fileId, seen, sent);
    await copyIn(database, fileId, new Blob([bytes]), () => bench.now);
    await finishCopied(database, bench.dialogId, bench.now);
    const [message] = await database.message.where("dialogId").equals(bench.dialogId).toArray();
    expect(message?.msg).toMatchObject({ type: "img", name: "slab.jpg", width: 4_000 });
    await settleAll(database);
    bench.start();
    await bench.reached(fileId, "success");
    expect(server.requests.slice(0, 3).map(({ kind }) => kind)).toEqual([
      "variant",
      "variant",
      "test",
    ]);
    expect(server.variants.get(`${fileId}/view`)?.length).toBe(900);
    expect((await database.keptFile.toArray()).some(({ isUnsent }) => isUnsent)).toBe(false);
  });

  it("pause and go on where they were", async () => {
    const fileId = await bench.attach("plan.pdf", bytes);
    server.fault = async ({ number }) => {
      if (number === 2 && (await bench.stateOf(fileId)) === "uploading")
        await pauseUpload(database, fileId);
      return undefined as never;
    };
    bench.start();
    await bench.reached(fileId, "paused");
    await expect.poll(() => server.sent(fileId)).toEqual([1, 2]);
    server.fault = () => undefined;
    await resumeUpload(database, fileId);
    await bench.reached(fileId, "success");
    expect(server.sent(fileId).at(-1)).toBe(4);
  });

  it("are taken away with the message that announced them", async () => {
    const fileId = await bench.attach("plan.pdf", bytes, false);
    await pauseUploads(database);
    await removeUpload(database, fileId, bench.now);
    expect(await database.outbox.count()).toBe(0);
    expect(await database.message.where("dialogId").equals(bench.dialogId).count()).toBe(0);
    for (const table of [database.upload, database.uploadChunk, database.file]) {
      expect(await table.count(), table.name).toBe(0);
    }
  });
});

describe("several files", () => {
  it("go two at a time, photographs first and videos last, the oldest first", async () => {
    const names = ["tour.mp4", "spec.pdf", "one.jpg", "two.jpg"];
    const ids = new Map<number, string>();
    for (const [index, name] of names.entries()) {
      ids.set(await bench.attach(name, madeBytes(2_000, index + 1)), name);
    }
    let atOnce = 0;
    let most = 0;
    server.fault = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce -= 1;
      return undefined as never;
    };
    bench.start();
    await expect.poll(() => server.contents.size).toBe(4);
    const order = [...server.contents.keys()].map((fileId) => ids.get(fileId));
    expect(new Set(order.slice(0, 2))).toEqual(new Set(["one.jpg", "two.jpg"]));
    expect(order.at(-1)).toBe("tour.mp4");
    expect(most).toBe(2);
  });

  it("wait for Wi-Fi where the person wants that and the device tells", async () => {
    await database.meta.put({ key: "wifiOnly", value: true });
    bench.isMetered = true;
    const fileId = await bench.attach("plan.pdf", madeBytes(2_000));
    const uploader = bench.start();
    uploader.wake();
    await expect.poll(() => database.meta.get("uploader")).toBeDefined();
    uploader.wake();
    expect(server.requests).toEqual([]);
    bench.isMetered = false;
    uploader.wake();
    await bench.reached(fileId, "success");
  });

  it("wait again where the line becomes one that is paid for, and go on where they were", async () => {
    await database.meta.put({ key: "wifiOnly", value: true });
    const fileId = await bench.attach("plan.pdf", bytes);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    server.fault = ({ number }) => (number === 2 ? (held as never) : undefined);
    const uploader = bench.start();
    await expect.poll(() => server.sent(fileId)).toEqual([1, 2]);
    bench.isMetered = true;
    uploader.wake();
    letGo();
    await bench.reached(fileId, "waiting");
    server.fault = () => undefined;
    bench.isMetered = false;
    uploader.wake();
    await bench.reached(fileId, "success");
    expect(server.sent(fileId)).toEqual([1, 2, 2, 3, 4]);
  });

  it("are sent by one tab, and one that wakes up later writes nothing", async () => {
    const fileId = await bench.attach("plan.pdf", bytes);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    server.fault = ({ number }) => (number === 2 ? (held as never) : undefined);
    const frozen = bench.start();
    await expect.poll(() => server.sent(fileId)).toEqual([1, 2]);
    server.fault = () => undefined;
    bench.start();
    await bench.reached(fileId, "success");
    const before = await database.upload.get(fileId);
    letGo();
    const next = await bench.attach("next.pdf", madeBytes(2_000, 9));
    await frozen.done;
    await bench.reached(next, "success");
    expect(server.sent(next)).toEqual([1]);
    expect(await database.upload.get(fileId)).toEqual(before);
  });
});
