import { describe, expect, it } from "vitest";
import { createAskStore } from "./ask-store.ts";

describe("questions to the person", () => {
  it("are shown one after the other, each with its own answer", async () => {
    const store = createAskStore<string, number>();
    const first = store.ask("first");
    const second = store.ask("second");
    expect(store.current()).toBe("first");
    store.answer(1);
    expect(store.current()).toBe("second");
    store.answer(2);
    expect(store.current()).toBeUndefined();
    expect(await first).toBe(1);
    expect(await second).toBe(2);
  });

  it("tell who listens, until they stop", () => {
    const store = createAskStore<string, boolean>();
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    void store.ask("sure?");
    stop();
    store.answer(true);
    expect(told).toBe(1);
  });
});
