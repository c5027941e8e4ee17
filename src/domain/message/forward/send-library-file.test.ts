import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { LEADER, makeCompany, makeGroup, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("a file of the library is said in a chat with the content that it has there", () => {
  const world = makeCompany();
  const chat = makeGroup(world);
  const shared = makeSharedFolder(world);
  const { item, file } = makeLibraryFile(world, { pid: shared.id, name: "Slab.jpg" });
  world.does(LEADER, "file.rename", { id: item.id, name: "Slab P2.jpg" });
  const args = { dialogId: chat.id, itemId: item.id };
  const { message, file: sent } = world.does(MEMBER, "message.sendLibraryFile", args).reply;
  const { size, md5, arriveTime } = world.row("file", file.id);
  const same = { name: "Slab P2.jpg", ext: "jpg", size };
  expect(message).toMatchObject({ userId: MEMBER, msg: { type: "img", fileId: sent.id, ...same } });
  expect(sent).toMatchObject({ ...same, md5, arriveTime, contentId: file.id, dialogId: chat.id });
  world.does(LEADER, "file.remove", { id: [item.id] });
  expect(world.find("file", sent.id)).toEqual(sent);
  expect(world.refuses(LEADER, "message.sendLibraryFile", args).reason).toBe("file.gone");
});

test("nobody sends what they cannot see, into whatever chat", () => {
  const world = makeCompany();
  const { item } = makeLibraryFile(world, { pid: makeFolder(world).id });
  const { id: dialogId } = world.does(OUTSIDER, "dialog.openUser", { userId: MEMBER });
  const args = { dialogId, itemId: item.id };
  expect(world.refuses(OUTSIDER, "message.sendLibraryFile", args).reason).toBe("file.gone");
  expect(world.all("file")).toHaveLength(1);
});
