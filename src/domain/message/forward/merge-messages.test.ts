import { makeFile } from "#tests/make/files.ts";
import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { MERGED_TEXT_MAX, MESSAGE_TEXT_MAX } from "../../limits.ts";
import { writtenInMessage } from "../message-body.ts";

function makeTwoChats() {
  const world = makeCompany();
  return { world, here: makeGroup(world), there: makeGroup(world, "Office") };
}

test("messages become one record, in the order in which they were said, and call nobody", () => {
  const { world, here, there } = makeTwoChats();
  const first = makeMessage(world, here.id, { text: `Ask <@${LEADER}>` });
  world.now += 1000;
  const second = makeMessage(world, here.id, { text: "**Done**", textType: "md" }, LEADER);
  const { message: photo, file } = makeFile(world, here.id);
  const msgId = [second.id, photo.id, first.id, second.id];
  const { id } = world.does(LEADER, "message.merge", { dialogId: there.id, msgId });
  const merged = world.row("message", id);
  expect(merged).toMatchObject({
    mtype: "merged",
    mention: [],
    msg: {
      text: `Ask <@${LEADER}>`,
      list: [
        { userId: MEMBER, time: first.createTime, type: "text", text: `Ask <@${LEADER}>` },
        { userId: LEADER, time: second.createTime, type: "md", text: "**Done**" },
        { type: "img", fileName: file.name },
      ],
    },
  });
  expect(writtenInMessage(merged)).toContain("Done");
  expect(world.row("dialog", there.id).lastMsg?.mtype).toBe("merged");
});

test("a record stays as it was made, goes on as a whole and stands in no other record", () => {
  const { world, here, there } = makeTwoChats();
  const said = makeMessage(world, here.id);
  const made = world.does(LEADER, "message.merge", { dialogId: there.id, msgId: [said.id] });
  world.does(MEMBER, "message.withdraw", { msgId: said.id });
  expect(world.row("message", made.id).msg).toMatchObject({ list: [{ text: said.msg.text }] });
  const again = { dialogId: here.id, msgId: made.id };
  expect(world.row("message", world.does(LEADER, "message.forward", again).id).msg).toMatchObject({
    type: "merged",
    forward: { userId: LEADER },
  });
  const nested = { dialogId: here.id, msgId: [made.id] };
  expect(world.refuses(LEADER, "message.merge", nested).reason).toBe("message.notForwardable");
  const other = { msgId: made.id, text: "Never said" };
  expect(world.refuses(LEADER, "message.edit", other).reason).toBe("message.notEditable");
});

test("only what one reads, of one chat and of a length that can be read, becomes a record", () => {
  const { world, here, there } = makeTwoChats();
  const said = makeMessage(world, here.id);
  const { id: notes } = world.does(OUTSIDER, "dialog.openUser", { userId: OUTSIDER });
  const foreign = world.refuses(OUTSIDER, "message.merge", { dialogId: notes, msgId: [said.id] });
  expect(foreign.reason).toBe("message.gone");
  const elsewhere = makeMessage(world, there.id);
  const mixed = { dialogId: there.id, msgId: [said.id, elsewhere.id] };
  expect(world.refuses(LEADER, "message.merge", mixed).reason).toBe("message.notForwardable");
  const text = "x".repeat(MESSAGE_TEXT_MAX);
  const count = MERGED_TEXT_MAX / MESSAGE_TEXT_MAX + 1;
  const long = Array.from({ length: count }, () => makeMessage(world, here.id, { text }).id);
  const refusal = world.refuses(LEADER, "message.merge", { dialogId: there.id, msgId: long });
  expect(refusal.reason).toBe("message.mergedLong");
});
