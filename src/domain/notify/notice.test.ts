import { assert, boolean, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { EVERYBODY } from "../message/mention.ts";
import { isHeard, type NoticeFacts, noticeOf } from "./notice.ts";

const ME = 1;
const facts: NoticeFacts = {
  message: {
    userId: 2,
    position: 8,
    mention: [],
    withdrawTime: 0,
    msg: { text: "The crane is free at noon", type: "text" },
  },
  dialog: { type: "group" },
  userId: ME,
  readPosition: 7,
  silence: 0,
  setting: undefined,
  now: Date.parse("2026-11-21T03:00:00Z"),
};
const night = { quiet: true, quietFrom: "22:00", quietTo: "06:00", timeZone: "UTC", off: [] };
const calling = (mention: readonly number[]): NoticeFacts => ({
  ...facts,
  message: { ...facts.message, mention: [...mention] },
});

test("a message is heard as what it is to the person", () => {
  expect(noticeOf(facts)).toBe("group");
  expect(noticeOf({ ...facts, dialog: { type: "user" } })).toBe("direct");
  expect(noticeOf(calling([ME]))).toBe("mention");
  expect(noticeOf(calling([EVERYBODY]))).toBe("mention");
  expect(noticeOf(calling([3]))).toBe("group");
});

test("a silenced dialog is heard only when it calls the person", () => {
  expect(noticeOf({ ...facts, silence: 1 })).toBeUndefined();
  expect(noticeOf({ ...facts, silence: 1, dialog: { type: "user" } })).toBeUndefined();
  expect(noticeOf({ ...calling([ME]), silence: 1 })).toBe("mention");
});

test("nobody hears of what they have read, of what was withdrawn or imported, or of dialogs they are not in", () => {
  expect(noticeOf({ ...facts, readPosition: 8 })).toBeUndefined();
  expect(noticeOf({ ...facts, readPosition: undefined })).toBeUndefined();
  const { message } = facts;
  expect(noticeOf({ ...facts, message: { ...message, withdrawTime: 5 } })).toBeUndefined();
  const msg = { ...message.msg, source: { name: "Ada", time: 0 } };
  expect(noticeOf({ ...facts, message: { ...message, msg } })).toBeUndefined();
});

test("whatever it is, one's own words and quiet hours are never heard", () => {
  const any = record({
    mention: constantFrom<number[]>([], [ME], [EVERYBODY], [3]),
    type: constantFrom("user" as const, "group" as const),
    silence: constantFrom(0, 1),
    position: integer({ min: 1, max: 20 }),
    own: boolean(),
  });
  assert(
    property(any, ({ mention, type, silence, position, own }) => {
      const message = { ...facts.message, mention, position, userId: own ? ME : 2 };
      const heard = { ...facts, message, dialog: { type }, silence };
      if (own) expect(noticeOf(heard)).toBeUndefined();
      expect(noticeOf({ ...heard, setting: night })).toBeUndefined();
      // By day the same hours change nothing.
      const noon = { ...heard, now: Date.parse("2026-11-21T12:00:00Z") };
      expect(noticeOf({ ...noon, setting: night })).toBe(noticeOf(noon));
    }),
  );
});

test("a kind that is turned off is not heard, and all others are", () => {
  const setting = { ...night, quiet: false, off: ["direct", "completed"] };
  expect(noticeOf({ ...facts, setting, dialog: { type: "user" } })).toBeUndefined();
  expect(noticeOf({ ...calling([ME]), setting, dialog: { type: "user" } })).toBe("mention");
  expect(isHeard("completed", setting, facts.now)).toBe(false);
  expect(isHeard("reopened", setting, facts.now)).toBe(true);
});
