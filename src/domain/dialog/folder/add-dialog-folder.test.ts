import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { byRank } from "../../by-rank.ts";
import { userScope } from "../../scope.ts";
import { DIALOG_FOLDERS_MAX, dialogFolderEntity } from "./dialog-folder.ts";

test("folders stand in the order in which they came, and are their person's own", () => {
  const world = makeCompany();
  world.does(MEMBER, "dialogFolder.add", { name: "Tower" });
  const { reply } = world.does(MEMBER, "dialogFolder.add", { name: "Bridge" });
  const names = world.all("dialogFolder").toSorted(byRank);
  expect(names.map(({ name }) => name)).toEqual(["Tower", "Bridge"]);
  expect(reply).toMatchObject({ userId: MEMBER, dialogIds: [] });
  expect(dialogFolderEntity.scope(reply)).toBe(userScope(MEMBER));
});

test("one person has so many folders only", () => {
  const world = makeCompany();
  for (let count = 0; count < DIALOG_FOLDERS_MAX; count += 1)
    world.does(MEMBER, "dialogFolder.add", { name: `Pier ${count}` });
  expect(world.refuses(MEMBER, "dialogFolder.add", { name: "One more" })).toMatchObject({
    reason: "dialogFolder.max",
    data: { count: DIALOG_FOLDERS_MAX },
  });
  world.does(LEADER, "dialogFolder.add", { name: "Of somebody else" });
});
