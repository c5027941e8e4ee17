import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { unreadOf } from "../dialog/unread.ts";
import { joinKey } from "../id.ts";
import { EARLIER_WORDS_KEPT, MESSAGE_TEXT_MAX } from "../limits.ts";
import { editMessage } from "./edit-message.ts";

test("other words take the place of the old ones, also in the dialog's list entry", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const message = makeMessage(world, id, { textType: "md" });
  const args = { msgId: message.id, text: `<@${COLLEAGUE}> at one` };
  world.does(MEMBER, "message.edit", args);
  expect(world.row("message", message.id)).toEqual({
    ...message,
    msg: { text: args.text, type: "md" },
    mention: [COLLEAGUE],
    modify: 1,
    edits: [{ text: message.msg.text, type: "md", until: world.now }],
  });
  expect(world.row("dialog", id).lastMsg?.preview).toBe(args.text);
  const lane = editMessage.lane(args, { userId: MEMBER });
  expect(lane).toEqual({ entity: "message", id: message.id });
});

test("an older message is edited without a word in the list", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const older = makeMessage(world, id);
  makeMessage(world, id, { text: "newest" });
  world.does(MEMBER, "message.edit", { msgId: older.id, text: "At one" });
  expect(world.row("dialog", id).lastMsg?.preview).toBe("newest");
});

test("whoever is mentioned only now takes part from then on", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan);
  const { id } = world.does(LEADER, "task.openDialog", { taskId: task.id });
  const message = makeMessage(world, id, {}, LEADER);
  expect(world.find("dialogUser", joinKey(id, COLLEAGUE))).toBeUndefined();
  world.does(LEADER, "message.edit", { msgId: message.id, text: `<@${COLLEAGUE}> please` });
  expect(unreadOf(world.row("dialog", id), world.row("dialogUser", joinKey(id, COLLEAGUE)))).toBe(
    1,
  );
});

test("nobody puts words into somebody else's mouth, or into a message taken back", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const message = makeMessage(world, id);
  const args = { msgId: message.id, text: "At one" };
  expect(world.refuses(LEADER, "message.edit", args).reason).toBe("message.authorOnly");
  world.does(MEMBER, "message.withdraw", { msgId: message.id });
  expect(world.refuses(MEMBER, "message.edit", args).reason).toBe("message.gone");
  const gone = world.refuses(MEMBER, "message.edit", { ...args, msgId: 4711 });
  expect(gone.reason).toBe("message.gone");
});

test("what a message said before stays to be read, the newest wordings of many, and goes with it", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const { id: msgId } = makeMessage(world, id, { text: "At noon" });
  for (const text of ["At one", "At one", "At two"])
    world.does(MEMBER, "message.edit", { msgId, text });
  const said = () => world.row("message", msgId).edits.map(({ text }) => text);
  expect(said()).toEqual(["At noon", "At one"]);
  const long = "x".repeat(MESSAGE_TEXT_MAX);
  for (const text of [long, "At three"]) world.does(MEMBER, "message.edit", { msgId, text });
  expect(said()).toEqual([long]);
  for (let count = 0; count < 30; count += 1)
    world.does(MEMBER, "message.edit", { msgId, text: `At ${count}` });
  expect(said()).toHaveLength(EARLIER_WORDS_KEPT);
  expect(said().at(-1)).toBe("At 28");
  world.does(MEMBER, "message.withdraw", { msgId });
  expect(said()).toEqual([]);
});
