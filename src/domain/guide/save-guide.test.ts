import { expect, test } from "vitest";
import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { userScope } from "../scope.ts";
import { saveGuide } from "./save-guide.ts";

test("steps that were taken on several devices add up, and what was dismissed stays so", () => {
  const world = makeCompany();
  world.does(LEADER, "guide.save", { done: ["offline"] });
  world.does(LEADER, "guide.save", { dismissed: true });
  world.does(LEADER, "guide.save", { done: ["install", "offline"] });
  const guide = { id: LEADER, done: ["offline", "install"], dismissed: true };
  expect(world.row("guide", LEADER)).toEqual(guide);
  expect(world.does(LEADER, "guide.save", { done: ["install"] }).changes).toEqual([]);
  expect(world.find("guide", MEMBER)).toBeUndefined();
  expect(saveGuide.lane({}, { userId: MEMBER })).toBe(userScope(MEMBER));
});

test("a step that there is not is refused", () => {
  const step = { done: ["fly"] } as unknown as { done: ["offline"] };
  expect(makeCompany().refuses(LEADER, "guide.save", step).reason).toBe("parameterError");
});
