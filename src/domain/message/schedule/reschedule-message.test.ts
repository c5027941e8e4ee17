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
  const notes = (part: { failed?: string; sendingTime?: number }) => {
    const put = { ...world.row("scheduledMessage", id), ...part };
    world.put([{ entity: "scheduledMessage", action: "update", put }]);
  };
  return { world, time, id, kept, notes };
}

test("whoever wrote it changes words and time, and what could not be sent waits anew", () => {
  const { world, time, id, kept, notes } = makeWaiting();
  notes({ failed: "dialogGone" });
  world.does(MEMBER, "message.reschedule", { id, text: "Sweep both decks" });
  expect(kept()).toMatchObject({ text: "Sweep both decks", time, failed: "" });
  world.does(MEMBER, "message.reschedule", { id, time: time + HOUR });
  expect(kept()).toMatchObject({ text: "Sweep both decks", time: time + HOUR });
});

test("nobody else changes it, and what is being sent nobody at all", () => {
  const { world, time, id, notes } = makeWaiting();
  const gone = "message.scheduleGone";
  expect(world.refuses(LEADER, "message.reschedule", { id, time }).reason).toBe(gone);
  notes({ sendingTime: world.now });
  expect(world.refuses(MEMBER, "message.reschedule", { id, text: "No" }).reason).toBe(gone);
});
