import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { tellProgress } from "./tell-progress.ts";

function packed(bytes: Readable, of = 8) {
  let now = 1_000;
  const told: object[] = [];
  const stream = tellProgress(bytes, {
    of,
    now: () => (now += 1_000),
    tell: (one) => told.push(one),
  });
  return { stream, told };
}

test("the bytes come through as they are, and it is told how far they are", async () => {
  const { stream, told } = packed(Readable.from([Buffer.from("abcd"), Buffer.from("efgh")]));
  expect((await buffer(stream)).toString()).toBe("abcdefgh");
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(told).toEqual([{ progress: 0 }, { progress: 50 }, { progress: 100, ended: "whole" }]);
});

test("what nobody has begun to read is let go of with its source", async () => {
  const bytes = new Readable({ read: () => undefined });
  const { stream, told } = packed(bytes);
  stream.destroy();
  await vi.waitFor(() => expect(bytes.destroyed).toBe(true));
  expect(told).toEqual([{ progress: 0, ended: "left" }]);
});

test("a source that breaks is told as broken, and ends what is read", async () => {
  const bytes = new Readable({ read: () => undefined });
  const { stream, told } = packed(bytes);
  bytes.push("abcd");
  bytes.destroy(new Error("Somebody may not read on"));
  await expect(buffer(stream)).rejects.toThrow("may not read on");
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ ended: "broken" }));
});
