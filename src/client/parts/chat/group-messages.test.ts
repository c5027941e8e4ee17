import { describe, expect, it } from "vitest";
import type { MessageView } from "#client/data/queries/messages.ts";
import { groupMessages } from "./group-messages.ts";

const MINUTE = 60_000;

function view(position: number, userId: number, createTime: number): MessageView {
  return {
    pending: false,
    message: {
      id: position,
      dialogId: 1,
      planId: 0,
      privateTo: 0,
      position,
      userId,
      mtype: "text",
      msg: { text: "hello", type: "text" },
      mention: [],
      replyId: 0,
      replyNum: 0,
      emoji: [],
      modify: 0,
      edits: [],
      withdrawTime: 0,
      createTime,
    },
  };
}

const dayOf = (time: number) => String(Math.floor(time / 86_400_000));

describe("lines of a chat", () => {
  it("say the day once", () => {
    const lines = groupMessages([view(1, 5, MINUTE), view(2, 6, 2 * MINUTE)], dayOf, undefined);
    expect(lines.map((line) => line.kind)).toEqual(["day", "message", "message"]);
  });

  it("say the name again after a while, or after somebody else", () => {
    const messages = [
      view(1, 5, 0),
      view(2, 5, MINUTE),
      view(3, 6, 2 * MINUTE),
      view(4, 6, 20 * MINUTE),
    ];
    const continues = groupMessages(messages, dayOf, undefined).flatMap((line) =>
      line.kind === "message" ? [line.continues] : [],
    );
    expect(continues).toEqual([false, true, false, false]);
  });

  it("say the time again once the minute is another", () => {
    const messages = [view(1, 5, 0), view(2, 5, 999), view(3, 5, MINUTE), view(4, 6, MINUTE)];
    const repeats = groupMessages(messages, dayOf, undefined).flatMap((line) =>
      line.kind === "message" ? [line.sameMinute] : [],
    );
    expect(repeats).toEqual([false, true, false, false]);
  });

  it("put one divider before the first unread message", () => {
    const lines = groupMessages([view(1, 5, 0), view(2, 5, MINUTE), view(3, 5, MINUTE)], dayOf, {
      after: 1,
      userId: 6,
    });
    expect(lines.map((line) => line.kind)).toEqual([
      "day",
      "message",
      "unread",
      "message",
      "message",
    ]);
  });

  it("do not put the divider before what the reader wrote, nor before a line that tells of a mark", () => {
    const pinned = view(2, 6, MINUTE);
    const msg = { type: "top", action: "add", msgId: 1, text: "", userIds: [] } as const;
    const line = { ...pinned, message: { ...pinned.message, msg: { ...msg, userIds: [] } } };
    const lines = groupMessages([view(1, 5, 0), line, view(3, 5, MINUTE)], dayOf, {
      after: 0,
      userId: 5,
    });
    expect(lines.some(({ kind }) => kind === "unread")).toBe(false);
  });
});
