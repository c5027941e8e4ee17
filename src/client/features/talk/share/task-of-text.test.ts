import { describe, expect, it } from "vitest";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { taskOfText } from "./task-of-text.ts";

describe("a task made of what was shared", () => {
  it("is named by a single line", () => {
    expect(taskOfText("  Order anchor bolts \n")).toEqual({ name: "Order anchor bolts" });
  });

  it("is named by the first line, and described by all of them", () => {
    expect(taskOfText("Crane <20 t>\n\nhttps://site.example/?a=1&b=2")).toEqual({
      name: "Crane <20 t>",
      content: "<p>Crane &lt;20 t&gt;</p><p>https://site.example/?a=1&amp;b=2</p>",
    });
  });

  it("keeps the words of a line that is too long for a name", () => {
    const long = "m".repeat(TASK_NAME_MAX + 5);
    const { name, content } = taskOfText(long);
    expect(name).toHaveLength(TASK_NAME_MAX);
    expect(content).toBe(`<p>${long}</p>`);
  });
});
