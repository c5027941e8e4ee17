import { expect, test } from "vitest";
import { markdownHtml } from "./markdown-html.ts";

test("a list of boxes becomes a list that can be ticked", () => {
  const html = markdownHtml("- [ ] Formwork\n- [x] Rebar **placed**");
  expect(html).toContain('<ul data-type="taskList">');
  expect(html).toMatch(/<li data-type="taskItem" data-checked="false">.*Formwork.*<\/li>/s);
  expect(html).toMatch(/data-checked="true">.*Rebar <strong>placed<\/strong>/s);
  expect(html).not.toContain("<input");
});

test("a box among other points stays to be seen", () => {
  const html = markdownHtml("- [x] Rebar\n- Concrete");
  expect(html).toContain("☑ Rebar");
  expect(html).not.toContain("taskList");
});

test("other lists stay lists", () => {
  expect(markdownHtml("1. One\n2. Two")).toContain("<ol>");
});
