import { expect, test } from "vitest";
import { DrawingQueue } from "./drawing-queue.ts";

function opened() {
  const queue = new DrawingQueue();
  const drawn: string[] = [];
  const first = Promise.withResolvers<void>();
  queue.add(async () => {
    await first.promise;
    drawn.push("first");
  }, true);
  const put = (name: string, isUrgent: boolean) =>
    queue.add(async () => void drawn.push(name), isUrgent);
  const settle = async () => {
    first.resolve();
    const last = Promise.withResolvers<void>();
    queue.add(async () => last.resolve(), false);
    await last.promise;
  };
  return { queue, drawn, put, settle };
}

test("pages come before small pictures, one at a time", async () => {
  const { drawn, put, settle } = opened();
  put("small", false);
  put("page", true);
  expect(drawn).toEqual([]);
  await settle();
  expect(drawn).toEqual(["first", "page", "small"]);
});

test("what is out of sight is not drawn any more", async () => {
  const { drawn, put, settle } = opened();
  put("gone", true)();
  put("page", true);
  await settle();
  expect(drawn).toEqual(["first", "page"]);
});

test("a page that cannot be drawn does not hold up the others", async () => {
  const { queue, drawn, put, settle } = opened();
  queue.add(async () => {
    throw new Error("broken page");
  }, true);
  put("page", true);
  await settle();
  expect(drawn).toEqual(["first", "page"]);
});
