import { makeSharedFolder } from "#tests/make/library.ts";
import { COLLEAGUE, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { leaveFolder } from "./leave-folder.ts";

test("whoever leaves a shared folder sees it no longer, and the others do", () => {
  const world = makeCompany();
  const { id } = makeSharedFolder(world);
  world.does(COLLEAGUE, "file.leave", { id });
  expect(world.maySee(COLLEAGUE, `folder:${id}`)).toBe(false);
  expect(world.maySee(MEMBER, `folder:${id}`)).toBe(true);
  expect(world.refuses(LEADER, "file.leave", { id }).reason).toBe("file.ownerStays");
  expect(world.refuses(OUTSIDER, "file.leave", { id }).reason).toBe("file.gone");
  expect(leaveFolder.lane({ id }, { userId: MEMBER })).toBe(`folder:${id}`);
});
