import { expect, test } from "vitest";
import { Line } from "./line.ts";

const ANA = 1;
const BEN = 2;

test("of one person's works one is done at a time, in order, and others do not wait for them", async () => {
  const line = new Line<number>();
  const done: string[] = [];
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  const first = line.run(ANA, async () => {
    await free;
    done.push("first");
  });
  const second = line.run(ANA, async () => void done.push("second"));
  await line.run(BEN, async () => void done.push("somebody else's"));
  expect(done).toEqual(["somebody else's"]);
  letGo();
  await Promise.all([first, second]);
  expect(done).toEqual(["somebody else's", "first", "second"]);
});

test("work that fails holds up nothing", async () => {
  const line = new Line<number>();
  const failing = line.run(ANA, async () => {
    throw new Error("broken");
  });
  const next = line.run(ANA, async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
