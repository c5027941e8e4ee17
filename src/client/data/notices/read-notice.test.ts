import { expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { workWords } from "#tests/make/work-words.ts";
import type { NoticeChoice } from "../database/meta.ts";
import { noticeOfMessage, testNotice } from "./notice-words.ts";
import { type Notice, readNotice } from "./read-notice.ts";

const choice: NoticeChoice = {
  on: true,
  plain: false,
  push: "on",
  words: {
    newMessage: "新消息",
    testTitle: "测试通知",
    testBody: "本设备可以收到通知。",
    line: "{{name}}：{{text}}",
    everybody: "所有人",
    newNotice: "News",
    work: workWords,
  },
};

async function hear(text: string): Promise<Notice | undefined> {
  const world = makeCompany();
  const { id } = makeGroup(world, "Crane crew");
  const message = makeMessage(world, id, { text }, LEADER);
  const database = await openBrowserOf(world, MEMBER);
  return readNotice(database, message, { userId: MEMBER, now: world.now, everybody: "所有人" });
}

test("a message of a group is shown with group, sender and words", async () => {
  const notice = await hear("Free at noon");
  expect(notice && noticeOfMessage(notice, choice)).toMatchObject({
    title: "Crane crew",
    body: "李工：Free at noon",
    tag: `message-${notice?.messageId}`,
    data: {
      dialogId: notice?.dialogId,
      address: `/manage/messenger/${notice?.dialogId}?message=${notice?.messageId}`,
    },
  });
});

test("mentions are shown by name", async () => {
  expect((await hear(`<@${MEMBER}> and <@0>: come down`))?.text).toBe(
    "@Jörg and @所有人: come down",
  );
});

test("words with signs in them stay as they were written", async () => {
  const notice = await hear("$& costs {{name}}");
  expect(notice && noticeOfMessage(notice, choice).body).toBe("李工：$& costs {{name}}");
});

test("from one to the other it is the sender who is named", () => {
  const notice: Notice = {
    kind: "direct",
    dialogId: 5,
    messageId: 6,
    dialogName: "李工",
    sender: "李工",
    text: "Free at noon",
  };
  expect(noticeOfMessage(notice, choice)).toMatchObject({ title: "李工", body: "Free at noon" });
});

test("who keeps words to themselves shows none, nor does who has no words yet", async () => {
  const notice = await hear("The wages of Jörg");
  if (!notice) throw new Error("Nothing was heard");
  expect(noticeOfMessage(notice, { ...choice, plain: true })).toMatchObject({
    title: "新消息",
    body: "",
  });
  expect(noticeOfMessage(notice, { on: true, plain: false, push: "on" })).toMatchObject({
    title: "Plumbline",
    body: "",
  });
  expect(testNotice(choice)).toMatchObject({ title: "测试通知", data: { dialogId: 0 } });
});
