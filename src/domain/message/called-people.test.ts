import { expect, test } from "vitest";
import { asksOf } from "#tests/make/asks.ts";
import { COLLEAGUE, LEADER, makePlan, makeCompany, OUTSIDER } from "#tests/make/site.ts";
import { calledPeopleChanges } from "./called-people.ts";

test("of thousands whom a text names, those of the plan come, and nobody else is looked up", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const dialog = world.all("dialog").find(({ planId }) => planId === plan.id);
  const { reply } = world.does(LEADER, "message.sendText", {
    dialogId: dialog?.id ?? 0,
    text: "Good morning",
  });
  for (const row of world.all("dialogUser"))
    if (row.userId === COLLEAGUE)
      world.put([{ entity: "dialogUser", action: "groupExit", remove: row.id }]);
  const nobody = Array.from({ length: 3_000 }, (_, at) => 500_000 + at);
  const message = { ...reply, mention: [0, OUTSIDER, LEADER, ...nobody, COLLEAGUE] };
  const actor = { userId: LEADER, isAdmin: false, now: world.now, arrivedAt: world.now };
  const { result, asks } = asksOf(world, calledPeopleChanges(message, actor));
  expect(result).toMatchObject([{ entity: "dialogUser", put: { userId: COLLEAGUE } }]);
  expect(asks).toBeLessThan(10);
});
