import { expect, test } from "vitest";
import type { DataFrame } from "#contract/frames/frames.ts";
import { createFrameQueue, newsOfFrames } from "./frames.ts";

function group(from: number, part: Partial<DataFrame> = {}): readonly DataFrame[] {
  const range = { from, to: from + 1, rest: 0 };
  const frame = { type: "dialogMessage", action: "add", table: "message" } as const;
  return [{ ...frame, ...range, data: { id: from }, ...part }];
}

function queueOf(groups: readonly (readonly DataFrame[])[]) {
  const queue = createFrameQueue();
  for (const each of groups) queue.add(each);
  return queue;
}

test("what came while others were written is written along with the next one, once", () => {
  const groups = [group(1), group(2), group(3)] as const;
  const queue = queueOf(groups);
  expect(queue.take(groups[0])).toEqual(groups);
  expect(queue.take(groups[1])).toEqual([]);
  expect(newsOfFrames(groups.flat(), "one")).toMatchObject({
    rows: { message: [{ id: 1 }, { id: 2 }, { id: 3 }] },
    head: 4,
  });
});

test("what goes, what comes into reach, and what does not go on stays on its own", () => {
  const apart = [
    group(1),
    group(2, { gone: true }),
    group(3),
    group(4, { table: "access" }),
    group(5),
    group(7),
  ] as const;
  const queue = queueOf(apart);
  for (const each of apart) expect(queue.take(each)).toEqual([each]);
});

test("what was given up before it came to its turn is not written with what comes after", () => {
  const groups = [group(1), group(2)] as const;
  const queue = queueOf(groups);
  expect(queue.take(groups[1])).toEqual([groups[1]]);
  expect(queue.take(groups[0])).toEqual([]);
});
