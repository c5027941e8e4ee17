import { describe, expect, it } from "vitest";
import { createReadBatch, type SeenMessage } from "./read-batch.ts";

describe("reads", () => {
  it("are gathered into one for each dialog, the newest", () => {
    const sent: SeenMessage[] = [];
    const timers: (() => void)[] = [];
    const batch = createReadBatch({
      delay: 50,
      send: (message) => sent.push(message),
      setTimer: (work) => timers.push(work),
    });
    batch.see({ id: 11, dialogId: 1, position: 1 });
    batch.see({ id: 13, dialogId: 1, position: 3 });
    batch.see({ id: 12, dialogId: 1, position: 2 });
    batch.see({ id: 21, dialogId: 2, position: 1 });
    expect(timers).toHaveLength(1);
    timers[0]?.();
    expect(sent.map(({ id }) => id)).toEqual([13, 21]);
    batch.see({ id: 14, dialogId: 1, position: 4 });
    expect(timers).toHaveLength(2);
  });
});
