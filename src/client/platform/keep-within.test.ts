import { expect, test } from "vitest";
import { keepWithin } from "./keep-within.ts";

/** Somebody who writes, and a clock that goes only when told. */
function writer(delay: number) {
  const saved: string[] = [];
  let text = "";
  let time = 0;
  let waiting: { readonly at: number; readonly callback: () => void } | undefined;
  const keeper = keepWithin<string>(
    delay,
    (words, leaving) => saved.push(leaving ? `${words}!` : words),
    {
      setTimer: (callback, after) => {
        waiting = { at: time + after, callback };
        return 1 as unknown as ReturnType<typeof setTimeout>;
      },
      clearTimer: () => {
        waiting = undefined;
      },
    },
  );
  return {
    saved,
    keeper,
    write(letter: string) {
      text += letter;
      keeper.change(text);
    },
    pass(milliseconds: number) {
      time += milliseconds;
      const due = waiting && waiting.at <= time ? waiting : undefined;
      if (!due) return;
      waiting = undefined;
      due.callback();
    },
  };
}

test("whoever writes without a pause has everything saved but the last moment", () => {
  const { saved, write, pass } = writer(600);
  for (const letter of "concrete") {
    write(letter);
    pass(200);
  }
  expect(saved).toEqual(["con", "concre"]);
  pass(600);
  expect(saved).toEqual(["con", "concre", "concrete"]);
});

test("what changed is saved at once where the page may go, and only once", () => {
  const { saved, write, pass, keeper } = writer(600);
  write("a");
  keeper.flush(true);
  keeper.flush(true);
  pass(600);
  expect(saved).toEqual(["a!"]);
});

test("nothing is saved where nothing has changed", () => {
  const { saved, keeper, pass } = writer(600);
  keeper.flush();
  pass(600);
  expect(saved).toEqual([]);
});
