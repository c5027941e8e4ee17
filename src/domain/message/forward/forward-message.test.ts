import { makeFile } from "#tests/make/files.ts";
import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { arrivalChanges } from "../../file/arrival.ts";
import { forwardMessage } from "./forward-message.ts";

function makeTwoChats() {
  const world = makeCompany();
  const [here, there] = [makeGroup(world), makeGroup(world, "Office")];
  const forward = (msgId: number, show: 0 | 1 = 1, by = LEADER) =>
    world.row("message", world.does(by, "message.forward", { dialogId: there.id, msgId, show }).id);
  return { world, here, there, forward };
}

test("what is forwarded names its first author and calls nobody", () => {
  const { world, here, there, forward } = makeTwoChats();
  const said = makeMessage(world, here.id, { text: `Ask <@${MEMBER}>` });
  const once = forward(said.id);
  const data = { show: 1, id: said.id, userId: MEMBER };
  expect(once).toMatchObject({
    dialogId: there.id,
    userId: LEADER,
    mention: [],
    msg: { text: `Ask <@${MEMBER}>`, forward: data },
  });
  expect(forward(once.id).msg).toMatchObject({ forward: data });
});

test("without its author a message says nothing of where it comes from, however often it goes on", () => {
  const { world, here, forward } = makeTwoChats();
  const hidden = forward(makeMessage(world, here.id).id, 0);
  const nobody = { forward: { show: 0, id: 0, userId: 0 } };
  expect(hidden.msg).toMatchObject(nobody);
  expect(forward(hidden.id, 1).msg).toMatchObject(nobody);
});

test("nobody puts other words into what somebody else has said", () => {
  const { world, here, forward } = makeTwoChats();
  const { id: msgId } = forward(makeMessage(world, here.id).id);
  const refusal = world.refuses(LEADER, "message.edit", { msgId, text: "Never" });
  expect(refusal.reason).toBe("message.notEditable");
});

test("only who reads a message forwards it", () => {
  const { world, here } = makeTwoChats();
  const { id: msgId } = makeMessage(world, here.id);
  const { id: dialogId } = world.does(OUTSIDER, "dialog.openUser", { userId: MEMBER });
  const refusal = world.refuses(OUTSIDER, "message.forward", { dialogId, msgId });
  expect(refusal.reason).toBe("message.gone");
  expect(forwardMessage.lane({ dialogId, msgId }, { userId: LEADER })).toEqual({
    entity: "dialog",
    id: dialogId,
  });
});

test("a file comes along with the content that has come, and stays when the first one goes", () => {
  const { world, here, there, forward } = makeTwoChats();
  const { message, file } = makeFile(world, here.id);
  const args = { dialogId: there.id, msgId: message.id };
  expect(world.refuses(LEADER, "message.forward", args).reason).toBe("file.onItsWay");
  world.put(arrivalChanges(file, "", world.now));
  const sent = forward(message.id);
  world.does(MEMBER, "message.withdraw", { msgId: message.id });
  const copy = world.all("file").find(({ dialogId }) => dialogId === there.id);
  expect(sent.msg).toMatchObject({ type: "img", fileId: copy?.id });
  expect(copy).toMatchObject({
    contentId: file.id,
    messageId: sent.id,
    arriveTime: world.now - 2000,
  });
});

test("of what no scanner has seen that is said in the other chat too", () => {
  const { world, here, there, forward } = makeTwoChats();
  const { message, file } = makeFile(world, here.id);
  world.put(arrivalChanges(file, "tooLarge", world.now));
  const args = { dialogId: there.id, msgId: message.id };
  expect(world.refuses(LEADER, "message.forward", args).reason).toBe("file.notScanned");
  world.put(arrivalChanges(file, "unscanned", world.now));
  forward(message.id);
  expect(world.all("file").map(({ scan }) => scan)).toEqual(["unscanned", "unscanned"]);
});
