import { expect, test } from "vitest";
import {
  askedOfServer,
  chatFilters,
  type ChatQuestion,
  isQuestion,
  joinHits,
} from "./chat-search.ts";
import type { SearchHit } from "./question.ts";
import type { SearchEntry } from "./search-entry.ts";
import { SearchIndex } from "./search-index.ts";

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 2, 12);
const anything: ChatQuestion = {
  words: "",
  userId: undefined,
  kind: undefined,
  from: undefined,
  to: undefined,
};

function chatOf(...messages: readonly Partial<SearchEntry>[]): SearchIndex {
  const index = new SearchIndex(7);
  for (const [place, message] of messages.entries()) {
    const id = place + 1;
    index.set("message", id, {
      kind: "message",
      id,
      title: "",
      more: "",
      time: now - HOUR * (messages.length - place),
      userIds: [7],
      planId: 0,
      dialogId: 9,
      kinds: ["text"],
      past: false,
      ...message,
    });
  }
  return index;
}

const found = (index: SearchIndex, question: Partial<ChatQuestion>) => {
  const asked = { ...anything, ...question };
  const filters = chatFilters(9, asked);
  const { hits } = index.search({ words: asked.words, filters, newest: true, take: 50, now });
  return hits.map(({ id }) => id);
};

test("hits of a chat come newest first, however well they match", () => {
  const index = chatOf(
    { title: "pump" },
    { title: "pump elsewhere", dialogId: 8 },
    { title: "a pumping station of words" },
  );
  expect(found(index, { words: "pump" })).toEqual([3, 1]);
});

test("who wrote it, what it is and when narrow them, also without words", () => {
  const index = chatOf(
    { title: "Rebar.jpg", kinds: ["image"], userIds: [8] },
    { title: "see https://plans.example.com", kinds: ["text", "link"] },
    { title: "Pour list.pdf", kinds: ["file"], userIds: [8] },
  );
  expect(found(index, { kind: "link" })).toEqual([2]);
  expect(found(index, { kind: "file", userId: 7 })).toEqual([]);
  expect(found(index, { userId: 8 })).toEqual([3, 1]);
  expect(found(index, { userId: 8, to: now - HOUR })).toEqual([1]);
  expect(found(index, { from: now - HOUR })).toEqual([3]);
});

test("simplified characters find traditional ones, and what is marked is what was written", () => {
  const index = chatOf({ title: "明天澆築橋墩" });
  const { hits } = index.search({ words: "桥墩", filters: chatFilters(9, anything), take: 5, now });
  expect(hits).toMatchObject([{ title: "明天澆築橋墩", marks: [[4, 6]] }]);
});

test("a question is one once anything is asked for, and the server gets the same", () => {
  expect(isQuestion(anything)).toBe(false);
  expect(isQuestion({ ...anything, words: "  " })).toBe(false);
  expect(isQuestion({ ...anything, from: 0 })).toBe(true);
  const asked = { words: ` ${"x".repeat(200)} `, userId: 8, kind: "vote", from: 0, to: 5 } as const;
  expect(askedOfServer(9, asked, 33)).toEqual({
    dialogId: 9,
    take: 25,
    key: "x".repeat(100),
    userId: 8,
    kind: "vote",
    from: 0,
    to: 5,
    prevId: 33,
  });
  expect(askedOfServer(9, anything)).toEqual({ dialogId: 9, take: 25 });
});

test("what is here takes the place of what the server told, the newest first", () => {
  const hit = (id: number, time: number, title: string) => ({ id, time, title }) as SearchHit;
  const joined = joinHits(
    [hit(3, 30, "here")],
    [hit(3, 30, "told"), hit(4, 40, "told"), hit(1, 10, "told")],
  );
  expect(joined.map(({ id, title }) => `${id} ${title}`)).toEqual(["4 told", "3 here", "1 told"]);
});
