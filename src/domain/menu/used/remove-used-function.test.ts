import { expect, test } from "vitest";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";

test("what is used most is so no more, also once, and what never was stays as it is", () => {
  const world = makeCompany();
  const page = { menuType: "C", name: "Days", page: "calendar" } as const;
  const { id } = world.does(ADMIN, "menu.add", page);
  world.does(MEMBER, "commonFunction.save", { id });
  expect(world.does(MEMBER, "commonFunction.del", { id }).changes).toHaveLength(1);
  expect(world.all("commonFunction")).toEqual([]);
  expect(world.does(MEMBER, "commonFunction.del", { id }).changes).toEqual([]);
});
