import { expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";
import { readDialogs } from "./dialogs.ts";

const imported = {
  id: 911,
  dialogId: 912,
  parentId: 0,
  name: "Roof",
  rank: "a0",
  startTime: 0,
  endTime: 0,
  completeTime: 0,
  archivedTime: 0,
  color: "",
  priority: 0,
  taskUser: [],
  messages: [{ id: 913, text: "An old remark", name: "Bob", time: 5 }],
} as const;

test("chats that came along with a board are listed when somebody writes in them", async () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  world.does(LEADER, "plan.import", {
    planId: plan.id,
    columns: [],
    tasks: [
      { ...imported, columnId: columns[0].id, taskUser: [], messages: [...imported.messages] },
    ],
  });
  const listed = async () => {
    const views = await readDialogs(await openBrowserOf(world, LEADER), LEADER);
    return views.map(({ dialog }) => dialog.id);
  };
  expect(world.row("dialog", 912).lastMsg).toMatchObject({ userId: LEADER, name: "Bob" });
  expect(await listed()).not.toContain(912);
  world.does(LEADER, "message.sendText", { dialogId: 912, text: "Is this still so?" });
  expect(world.row("dialog", 912).lastMsg?.name).toBeUndefined();
  expect(await listed()).toContain(912);
});
