import { expect, test } from "vitest";
import { LINK_KINDS } from "#domain/task-link/task-link.ts";
import { linkPath } from "./link-path.ts";

const above = { left: 0, right: 100, middle: 18 };

test("a link leaves a bar behind it and comes down to one that begins there", () => {
  const { line, head } = linkPath("finishStart", above, { left: 100, right: 180, middle: 54 });
  expect(line).toBe("M100 18H107V40");
  expect(head).toBe("M103.5 40h7l-3.5 5z");
});

test("it meets a later bar from the left, and goes around to an earlier one", () => {
  const later = linkPath("finishStart", above, { left: 200, right: 280, middle: 54 });
  expect(later.line).toBe("M100 18H107V54H195");
  const earlier = linkPath("finishStart", above, { left: 20, right: 60, middle: 54 });
  expect(earlier.line).toBe("M100 18H107V36H13V54H15");
});

test.each(LINK_KINDS)("%s begins and ends at the ends that it is about", (kind) => {
  const { line } = linkPath(kind, above, { left: 300, right: 380, middle: 90 });
  expect(line.startsWith(kind.startsWith("start") ? "M0 " : "M100 ")).toBe(true);
  expect(line.endsWith(kind.endsWith("Start") ? "H295" : "H385")).toBe(true);
});
