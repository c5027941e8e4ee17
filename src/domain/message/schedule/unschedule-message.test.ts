import { LEADER, makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";

const HOUR = 3_600_000;

function makeWaiting() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const time = world.now + HOUR;
  const words = { dialogId, text: "Sweep the deck", time };
  const { id } = world.does(MEMBER, "message.schedule", words).reply;
  const kept = () => world.find("scheduledMessage", id);
  const notes = (part: { sendingTime: number }) => {
    const put = { ...world.row("scheduledMessage", id), ...part };
    world.put([{ entity: "scheduledMessage", action: "update", put }]);
  };
  return { world, id, kept, notes };
}

const gone = "message.scheduleGone";

test("whoever wrote it takes it back, and nobody else does", () => {
  const { world, id, kept } = makeWaiting();
  expect(world.refuses(LEADER, "message.unschedule", { id }).reason).toBe(gone);
  world.does(MEMBER, "message.unschedule", { id });
  expect(kept()).toBeUndefined();
});

test("what is being sent is taken back no more", () => {
  const { world, id, kept, notes } = makeWaiting();
  notes({ sendingTime: world.now });
  expect(world.refuses(MEMBER, "message.unschedule", { id }).reason).toBe(gone);
  expect(kept()).toBeDefined();
});
