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
import { makeFile } from "#tests/make/files.ts";
import { expect, test } from "vitest";
import { sendFile } from "./send-file.ts";

test("a recording keeps how long it is and how it is drawn, and other files keep neither", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const drawn = { duration: 3_500, levels: [0, 12, 31, 7] };
  const voice = makeFile(world, dialogId, { name: "Voice.weba", ...drawn });
  expect(voice.message.msg).toMatchObject({ type: "record", ...drawn });
  const paper = makeFile(world, dialogId, { name: "Slab.pdf", ...drawn });
  expect(paper.message.msg).not.toHaveProperty("levels");
});

test("a photograph is a picture in the chat at once, and its content is on its way", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { message, file } = makeFile(world, dialogId, {
    name: "C:\\site\\Slab 4.JPG",
    width: 4000,
    height: 3000,
    thumb: "/9j/4AAQ",
    text: " Look <@1> ",
  });
  expect(message).toMatchObject({ mtype: "image", position: 1, mention: [LEADER] });
  expect(message.msg).toEqual({
    text: "Look <@1>",
    type: "img",
    fileId: file.id,
    name: "Slab 4.JPG",
    ext: "jpg",
    size: 3,
    width: 4000,
    height: 3000,
    thumb: "/9j/4AAQ",
  });
  expect(world.row("file", file.id)).toMatchObject({
    dialogId,
    messageId: message.id,
    userId: MEMBER,
    arriveTime: 0,
  });
});

test("a paper is called by its name in lists, and by what was said to it where something was", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  makeFile(world, dialogId, { name: "Pour plan.pdf" });
  expect(world.row("dialog", dialogId).lastMsg).toMatchObject({
    mtype: "file",
    preview: "Pour plan.pdf",
  });
  makeFile(world, dialogId, { name: "Pour plan.pdf", text: "Rev C" });
  expect(world.row("dialog", dialogId).lastMsg?.preview).toBe("Rev C");
});

test("what is sent in a task's chat is a file of the task until it is withdrawn", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  world.does(MEMBER, "task.openDialog", { taskId: task.id });
  const { message, file } = makeFile(world, task.dialogId);
  expect(file).toMatchObject({ taskId: task.id, planId: plan.id });
  expect(world.row("task", task.id)).toMatchObject({ fileNum: 1, msgNum: 1 });
  world.does(MEMBER, "message.withdraw", { msgId: message.id });
  expect(world.find("file", file.id)).toBeUndefined();
  expect(world.row("message", message.id)).toMatchObject({ mtype: "text", msg: { text: "" } });
  expect(world.row("task", task.id).fileNum).toBe(0);
});

test("a task is told that a file was uploaded to it, and that one was taken back", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  world.does(MEMBER, "task.openDialog", { taskId: task.id });
  const content = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };
  const args = { dialogId: task.dialogId, name: "Slab.jpg", ...content };
  const sent = world.does(MEMBER, "message.sendFile", args);
  const { id: msgId } = sent.reply.message;
  const withdrawn = world.does(MEMBER, "message.withdraw", { msgId });
  const told = [sent, withdrawn].map(({ changes }) =>
    changes.filter(({ entity }) => entity === "task").map(({ action }) => action),
  );
  expect(told).toEqual([["upload"], ["filedelete"]]);
});

test("other words can be put to a file, which stays", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { message } = makeFile(world, dialogId, { text: "Rev C" });
  world.does(MEMBER, "message.edit", { msgId: message.id, text: "Rev D", textType: "md" });
  expect(world.row("message", message.id)).toMatchObject({
    modify: 1,
    msg: { ...message.msg, text: "Rev D" },
  });
});

test("a file answers a message as words do", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const asked = makeMessage(world, dialogId, {}, COLLEAGUE);
  makeFile(world, dialogId, { replyId: asked.id });
  expect(world.row("message", asked.id).replyNum).toBe(1);
});

test("both ids that it gives birth to are kept, and its lane is the dialog's", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const args = { id: 501, fileId: 502, dialogId, name: "a.txt", size: 1, md5: "0".repeat(32) };
  expect(sendFile.mint?.(args, world.nextId)).toEqual(args);
  expect(sendFile.minted?.(args)).toEqual([501, 502]);
  expect(sendFile.lane(args, { userId: MEMBER })).toEqual({ entity: "dialog", id: dialogId });
});
