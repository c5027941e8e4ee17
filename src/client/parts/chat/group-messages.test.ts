import { describe, expect, it } from "vitest";
import type { MessageView } from "#client/data/queries/messages.ts";
import type { Message } from "#domain/message/message.ts";
import type { IsMarked } from "./album/joins-album.ts";
import { groupMessages as group } from "./group-messages.ts";

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

function picture(position: number, createTime: number, said: Partial<Message> = {}): MessageView {
  const facts = { fileId: position, name: "a.jpg", ext: "jpg", size: 1, width: 8, height: 6 };
  const msg = { type: "img", text: "", thumb: "", ...facts } as const;
  const { message } = view(position, 5, createTime);
  return { pending: false, message: { ...message, mtype: "image", msg, ...said } };
}

/** How many pictures stand together, 0 = what stands by itself. */
function albums(views: readonly MessageView[], isMarked: IsMarked = () => false): number[] {
  return group(views, dayOf, undefined, isMarked).flatMap((line) => {
    if (line.kind === "album") return [line.views.length];
    return line.kind === "message" ? [0] : [];
  });
}

const groupMessages = (
  messages: readonly MessageView[],
  days: typeof dayOf,
  unread: Parameters<typeof group>[2],
) => group(messages, days, unread, () => false);

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

describe("pictures of a chat", () => {
  const three = [picture(1, 0), picture(2, 30_000), picture(3, 80_000)];

  it("stand together where one person sent them within a minute of each other", () => {
    expect(albums(three)).toEqual([3]);
    expect(albums([picture(1, 0), picture(2, 60_000)])).toEqual([2]);
    expect(albums([picture(1, 0), picture(2, 60_001)])).toEqual([0, 0]);
    expect(albums([picture(1, 0), picture(2, 1, { userId: 6 })])).toEqual([0, 0]);
  });

  it("are parted by words, by a day and by the first that is unread", () => {
    expect(albums([picture(1, 0), view(2, 5, 1), picture(3, 2)])).toEqual([0, 0, 0]);
    const day = 86_400_000;
    expect(albums([picture(1, day - 1), picture(2, day)])).toEqual([0, 0]);
    const unread = { after: 2, userId: 6 };
    const kinds = group(three, dayOf, unread, () => false).map(({ kind }) => kind);
    expect(kinds).toEqual(["day", "album", "unread", "message"]);
  });

  it("stand alone with what is told of one: words, an answer, marks, reactions, what was taken back", () => {
    const { msg } = picture(2, 1).message;
    const said: Partial<Message>[] = [
      { msg: { ...msg, text: "The crack" } },
      { replyId: 9 },
      { replyNum: 1 },
      { emoji: [{ symbol: "👍", userIds: [6] }] },
      { modify: 1 },
      { withdrawTime: 5 },
    ];
    for (const facts of said) expect(albums([picture(1, 0), picture(2, 1, facts)])).toEqual([0, 0]);
    expect(albums(three, (id) => id === 2)).toEqual([0, 0, 0]);
  });

  it("take the words and the answer of the first along", () => {
    const { msg } = picture(1, 0).message;
    const first = picture(1, 0, { replyId: 9, msg: { ...msg, text: "Slab" } });
    expect(albums([first, picture(2, 3000), picture(3, 60_000)])).toEqual([3]);
    expect(albums([first, picture(2, 3001)])).toEqual([0, 0]);
  });
});
