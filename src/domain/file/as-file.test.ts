import { LEADER, makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { makeFile } from "#tests/make/files.ts";
import { expect, test } from "vitest";
import { asFileChanges } from "./as-file.ts";

function withPicture() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { file, message } = makeFile(world, dialogId, { width: 40, height: 30, thumb: "/9j/4AAQ" });
  return { world, dialogId, file, message };
}

test("a picture in a chat is a file there once its content is none, with what was marked on it", () => {
  const { world, file, message } = withPicture();
  world.does(LEADER, "message.tag", { msgId: message.id });
  world.does(MEMBER, "message.edit", { msgId: message.id, text: "Look" });
  world.put(world.reads(asFileChanges({ ...file, sniffed: "other" })));
  expect(world.row("message", message.id)).toMatchObject({
    mtype: "file",
    msg: { type: "file", fileId: file.id, text: "Look", thumb: "" },
  });
  expect(world.row("messageMark", message.id)).toMatchObject({ mtype: "file" });
});

test("the list of chats says so too, where it is the last that was said", () => {
  const { world, dialogId, file } = withPicture();
  world.put(world.reads(asFileChanges({ ...file, sniffed: "other" })));
  expect(world.row("dialog", dialogId).lastMsg).toMatchObject({ mtype: "file" });
});

test("what is a picture stays one, and so does what has not come", () => {
  const { world, file } = withPicture();
  for (const sniffed of ["", "picture"] as const)
    expect(world.reads(asFileChanges({ ...file, sniffed }))).toEqual([]);
  expect(world.reads(asFileChanges({ messageId: 0, sniffed: "other" }))).toEqual([]);
});
