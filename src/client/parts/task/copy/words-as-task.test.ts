import { expect, test } from "vitest";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { wordsAsTask } from "./words-as-task.ts";

test("one line is a name, and more lines are a description besides, sign by sign", () => {
  expect(wordsAsTask(" Order 3 < 4 bars ")).toEqual({
    name: "Order 3 < 4 bars",
    content: undefined,
  });
  expect(wordsAsTask("Crane\n<b>noon</b> & after")).toEqual({
    name: "Crane",
    content: "<p>Crane</p><p>&lt;b&gt;noon&lt;/b&gt; &amp; after</p>",
  });
});

test("a line that is too long for a name is whole in the description", () => {
  const line = "x".repeat(TASK_NAME_MAX + 1);
  expect(wordsAsTask(line)).toEqual({
    name: line.slice(0, TASK_NAME_MAX),
    content: `<p>${line}</p>`,
  });
});
