import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("a folder goes, and its chats stay", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { id } = world.does(MEMBER, "dialogFolder.add", { name: "Tower" }).reply;
  world.does(MEMBER, "dialogFolder.put", { id, dialogId });
  world.does(MEMBER, "dialogFolder.remove", { id });
  expect(world.find("dialogFolder", id)).toBeUndefined();
  expect(world.find("dialog", dialogId)).toBeDefined();
  expect(world.refuses(MEMBER, "dialogFolder.remove", { id }).reason).toBe("dialogFolder.gone");
});
