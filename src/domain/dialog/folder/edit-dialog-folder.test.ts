import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { byRank } from "../../by-rank.ts";
import { rankBetween } from "../../rank.ts";

function makeFolders() {
  const world = makeCompany();
  const tower = world.does(MEMBER, "dialogFolder.add", { name: "Tower" }).reply;
  const bridge = world.does(MEMBER, "dialogFolder.add", { name: "Bridge" }).reply;
  const names = () =>
    world
      .all("dialogFolder")
      .toSorted(byRank)
      .map(({ name }) => name);
  return { world, tower, bridge, names };
}

test("a folder is called anew and put before another", () => {
  const { world, tower, bridge, names } = makeFolders();
  world.does(MEMBER, "dialogFolder.edit", { id: bridge.id, name: "Pier 4" });
  world.does(MEMBER, "dialogFolder.edit", {
    id: bridge.id,
    rank: rankBetween(undefined, tower.rank),
  });
  expect(names()).toEqual(["Pier 4", "Tower"]);
});

test("to everybody else there is no such folder", () => {
  const { world, tower, names } = makeFolders();
  const { id } = tower;
  expect(world.refuses(LEADER, "dialogFolder.edit", { id, name: "Mine" }).reason).toBe(
    "dialogFolder.gone",
  );
  expect(world.refuses(LEADER, "dialogFolder.remove", { id }).reason).toBe("dialogFolder.gone");
  expect(names()).toEqual(["Tower", "Bridge"]);
});
