import { expect, test } from "vitest";
import { makeSheet } from "#tests/make/sheets.ts";
import { LEADER, MEMBER } from "#tests/make/site.ts";

test("a markup is taken away by its maker, and by who leads the plan", () => {
  const { world, sheetId } = makeSheet();
  const line = { sheetId, kind: "line", color: "red" } as const;
  const add = (userId: number) =>
    world.does(userId, "markup.add", { ...line, points: [0, 0, 5, 5] }).reply.id;
  const [mine, theirs] = [add(MEMBER), add(LEADER)];
  expect(world.refuses(MEMBER, "markup.remove", { id: theirs }).reason).toBe("markup.makerOnly");
  world.does(LEADER, "markup.remove", { id: mine });
  world.does(LEADER, "markup.remove", { id: theirs });
  expect(world.all("markup")).toEqual([]);
});
