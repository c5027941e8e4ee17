import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { byRank } from "../by-rank.ts";
import { addUnit } from "./add-unit.ts";

test("departments form a tree, each new one behind those beside it", () => {
  const world = makeCompany();
  const { id: site } = world.does(ADMIN, "department.add", { name: "Site" });
  world.does(ADMIN, "department.add", { name: "Office" });
  world.does(ADMIN, "department.add", { parentId: site, name: "Crane crew" });
  world.does(ADMIN, "department.add", { parentId: site, name: "Surveyors" });
  const names = (parentId: number) =>
    world
      .all("department")
      .filter((unit) => unit.parentId === parentId)
      .toSorted(byRank)
      .map(({ name }) => name);
  expect(names(0)).toEqual(["Site", "Office"]);
  expect(names(site)).toEqual(["Crane crew", "Surveyors"]);
});

test("positions and groups are trees of their own", () => {
  const world = makeCompany();
  const { id } = world.does(ADMIN, "position.add", { name: "Foreman" });
  world.does(ADMIN, "userGroup.add", { name: "Foreman" });
  expect(world.all("department")).toEqual([]);
  const below = { parentId: id, name: "Deputy" };
  expect(world.refuses(ADMIN, "userGroup.add", below).reason).toBe("unit.gone");
  world.does(ADMIN, "position.add", below);
});

test("only administrators plant them, and no two beside each other have one name", () => {
  const world = makeCompany();
  const args = { name: "Site" };
  expect(world.refuses(MEMBER, "department.add", args).reason).toBe("adminOnly");
  const { id } = world.does(ADMIN, "department.add", args);
  expect(world.refuses(ADMIN, "department.add", { name: " site " }).reason).toBe("unit.nameTaken");
  world.does(ADMIN, "department.add", { parentId: id, name: "Site" });
});

test("a tree has ten levels at most, and five hundred nodes", () => {
  const world = makeCompany();
  let parentId = 0;
  for (let level = 1; level <= 10; level += 1) {
    parentId = world.does(ADMIN, "department.add", { parentId, name: "Down" }).id;
  }
  const deeper = world.refuses(ADMIN, "department.add", { parentId, name: "Down" });
  expect(deeper).toMatchObject({ reason: "unit.tooDeep", data: { count: 10 } });
  for (let count = 10; count < 500; count += 1) {
    const id = world.nextId();
    const place = { id, companyId: 1, parentId: 0, name: `D ${id}`, rank: "a0" };
    const put = { ...place, members: [], leaderId: 0, createTime: 0 };
    world.put([{ entity: "department", action: "add", put }]);
  }
  const more = world.refuses(ADMIN, "department.add", { name: "One more" });
  expect(more).toMatchObject({ reason: "unit.max", data: { count: 500 } });
});

test("a node made offline keeps its id", () => {
  const world = makeCompany();
  const department = addUnit("department");
  const args = { id: 501, parentId: 0, name: "Site" };
  expect(department.mint?.(args, world.nextId)).toEqual(args);
  expect(department.minted?.(args)).toEqual([501]);
});
