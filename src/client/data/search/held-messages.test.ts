import { expect, test } from "vitest";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import type { Message } from "#domain/message/message.ts";
import { joinHeld, linksIn, readHeldMessages } from "./held-messages.ts";

async function openChat() {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const database = await openBrowserOf(world, MEMBER);
  await cacheMessages(database, id, [1, 5]);
  await cacheMessages(database, id, [9, 12]);
  const rows = await database.message.where("dialogId").equals(id).sortBy("position");
  const say = async (position: number, change: Partial<Message>) => {
    const row = rows.find((message) => message.position === position);
    if (row) await database.message.put({ ...row, ...change });
  };
  return { database, id, say };
}

const words = (text: string) => ({ msg: { type: "text" as const, text } });

test("a chat is looked through for links across its gaps, the newest first, without what was withdrawn", async () => {
  const { database, id, say } = await openChat();
  await say(2, words("See https://plans.example.com/a."));
  await say(4, { ...words("https://gone.example.com"), withdrawTime: 1 });
  await say(10, words("http://old.example.com"));
  const line = { type: "top" as const, action: "add" as const, msgId: 1, userIds: [] };
  await say(11, { mtype: "top", msg: { ...line, text: "http://old.example.com" } });
  const found = await readHeldMessages(database, id, "link");
  expect(found.map(({ position }) => position)).toEqual([10, 2]);
  expect(await readHeldMessages(database, id, "file")).toEqual([]);
});

test("what is here takes the place of what the server told, also where it no longer belongs there", async () => {
  const { database, id, say } = await openChat();
  await say(2, words("https://one.example.com"));
  await say(10, words("https://two.example.com"));
  const here = await readHeldMessages(database, id, "link");
  const told = here.map((message) => ({ ...message, ...words("https://before.example.com") }));
  const [newest] = here;
  expect(joinHeld(here, told, "link")).toEqual(here);
  expect(newest && joinHeld([{ ...newest, withdrawTime: 1 }], told, "link")).toEqual([told[1]]);
});

test("an address ends before what closes its sentence, in Chinese too", () => {
  const inText = (text: string) => linksIn(words(text));
  expect(inText("(https://a.example.com/x?y=1), https://a.example.com/x?y=1!")).toEqual([
    "https://a.example.com/x?y=1",
  ]);
  expect(inText("见https://b.example.com。谢谢")).toEqual(["https://b.example.com"]);
  expect(inText("[plan](https://c.example.com/p)")).toEqual(["https://c.example.com/p"]);
  expect(inText("nothing")).toEqual([]);
});
