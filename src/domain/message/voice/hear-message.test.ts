import { makeFile } from "#tests/make/files.ts";
import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";

const spoken = { name: "Voice.weba", duration: 14_400, levels: [0, 12, 31] };

test("what was recorded is a voice message, called by its length in lists", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { message } = makeFile(world, dialogId, spoken);
  expect(message).toMatchObject({
    mtype: "record",
    msg: { type: "record", ext: "weba", duration: 14_400, levels: [0, 12, 31] },
  });
  expect(world.row("dialog", dialogId).lastMsg).toMatchObject({ mtype: "record", preview: "0:14" });
  expect(makeFile(world, dialogId, { name: "Song.mp3" }).message.mtype).toBe("file");
  expect(makeFile(world, dialogId, { ...spoken, name: "a.pdf" }).message.mtype).toBe("file");
});

test("who has heard it knows so alone, and once", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { message } = makeFile(world, dialogId, spoken);
  const heard = world.does(LEADER, "message.dot", { msgId: message.id });
  expect(heard.changes).toHaveLength(1);
  expect(heard.reply).toMatchObject({ msgId: message.id, dialogId, userId: LEADER });
  expect(world.does(LEADER, "message.dot", { msgId: message.id }).changes).toEqual([]);
  expect(world.find("heardMessage", `${message.id}:${MEMBER}`)).toBeUndefined();
});

test("only a voice is heard", () => {
  const world = makeCompany();
  const { id } = makeMessage(world, makeGroup(world).id);
  expect(world.refuses(LEADER, "message.dot", { msgId: id }).reason).toBe("message.noVoice");
});
