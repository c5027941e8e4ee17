import { beforeEach, describe, expect, it } from "vitest";
import { pairDialogId } from "#domain/id.ts";
import type { SearchFilter, SearchQuestion } from "./question.ts";
import type { SearchEntry, SearchKind } from "./search-entry.ts";
import { SearchIndex } from "./search-index.ts";

const DAY = 24 * 3_600_000;
const now = 1_800_000_000_000;
const me = 1;
const dana = 2;
const li = 3;
let index: SearchIndex;

function put(kind: SearchKind, id: number, title: string, change: Partial<SearchEntry> = {}): void {
  const placeless = { userIds: [], planId: 0, dialogId: 0, kinds: [] };
  const empty = { ...placeless, more: "", time: now - DAY, past: false };
  index.set(kind, id, { kind, id, title, ...empty, ...change });
}

function find(
  words: string,
  filters: readonly SearchFilter[] = [],
  rest: Partial<SearchQuestion> = {},
) {
  const { hits } = index.search({ words, filters, take: 10, now, ...rest });
  return hits.map(({ kind, id }) => `${kind} ${id}`);
}

beforeEach(() => {
  index = new SearchIndex(me);
  put("person", dana, "Dana Kim", { userIds: [dana] });
  put("person", li, "李伟", { userIds: [li] });
  put("plan", 10, "North pier", { planId: 10 });
  put("chat", 20, "Morning briefing", { dialogId: 20 });
  index.nameChat(20, "Morning briefing");
  put("task", 100, "Pour pier cap P3", { planId: 10, userIds: [dana] });
  put("task", 101, "浇筑桥墩混凝土", { planId: 11, userIds: [li] });
  put("message", 200, "Concrete comes at seven", { dialogId: 20, userIds: [li] });
  put("message", 201, "See you there", { dialogId: pairDialogId(me, dana), userIds: [dana] });
});

describe("search", () => {
  it("finds everything that holds all words, by their beginnings", () => {
    expect(find("pie")).toEqual(expect.arrayContaining(["plan 10", "task 100"]));
    expect(find("pier po")).toEqual(["task 100"]);
    expect(find("pier nothing")).toEqual([]);
  });

  it("finds Chinese words within sentences", () => {
    expect(find("桥墩")).toEqual(["task 101"]);
    expect(find("土")).toEqual(["task 101"]);
    expect(find("墩桥")).toEqual([]);
  });

  it("forgives a mistake in a word that is nowhere, and marks what it took it for", () => {
    const { hits } = index.search({ words: "conctete", filters: [], take: 5, now });
    expect(hits.map(({ id, marks }) => [id, marks])).toEqual([[200, [[0, 8]]]]);
  });

  it("forgives two letters in each other's place", () => {
    expect(find("peir").toSorted()).toEqual(["plan 10", "task 100"]);
  });

  it("puts the newer one of two that fit alike first", () => {
    put("message", 202, "Concrete is late", { dialogId: 20, time: now - 60_000 });
    put("message", 203, "Concrete is here", { dialogId: 20, time: now - 90 * DAY });
    expect(find("concrete")).toEqual(["message 202", "message 200", "message 203"]);
  });

  it("puts what fits better before what is only a little newer", () => {
    put("task", 102, "Pourings", { time: now });
    expect(find("pour")[0]).toBe("task 100");
  });

  it("puts what is over behind what is alive", () => {
    put("task", 102, "Pour the slab", { past: true, time: now });
    expect(find("pour")).toEqual(["task 100", "task 102"]);
  });

  it("finds by a description as well, after the names", () => {
    put("task", 102, "Slab", { more: "pour before noon", time: now });
    expect(find("pour")).toEqual(["task 100", "task 102"]);
  });

  it("answers so many of each kind and no more", () => {
    for (let id = 300; id < 340; id += 1) put("task", id, `Check ${id}`);
    put("message", 400, "Check it", { dialogId: 20 });
    const found = find("check", [], { take: 3 });
    expect(found.filter((hit) => hit.startsWith("task"))).toHaveLength(3);
    expect(found).toContain("message 400");
  });

  it("answers the latest where nothing is typed", () => {
    put("task", 102, "Just now", { time: now });
    expect(find("")[0]).toBe("task 102");
  });

  it("says where something stands", () => {
    const hit = (words: string) => index.search({ words, filters: [], take: 5, now }).hits[0];
    expect(hit("pour")).toMatchObject({ place: "North pier", userId: dana });
    expect(hit("seven")).toMatchObject({ place: "Morning briefing", userId: li });
  });
});

describe("filters", () => {
  it("of one kind widen, of different kinds narrow", () => {
    expect(find("", [{ by: "type", kind: "plan" }])).toEqual(["plan 10"]);
    const kinds: SearchFilter[] = [
      { by: "type", kind: "task" },
      { by: "type", kind: "message" },
    ];
    expect(find("", kinds)).toHaveLength(4);
    expect(find("", [...kinds, { by: "from", userId: dana }])).toEqual(
      expect.arrayContaining(["task 100", "message 201"]),
    );
  });

  it("know people by a part of their name", () => {
    expect(
      find("", [
        { by: "type", kind: "message" },
        { by: "from", name: "kim" },
      ]),
    ).toEqual(["message 201"]);
    expect(
      find("", [
        { by: "type", kind: "message" },
        { by: "from", name: "nobody" },
      ]),
    ).toEqual([]);
  });

  it("know plans, groups and chats of two by their name", () => {
    expect(find("pour", [{ by: "in", name: "north" }])).toEqual(["task 100"]);
    expect(
      find("", [
        { by: "in", name: "morning" },
        { by: "type", kind: "message" },
      ]),
    ).toEqual(["message 200"]);
    expect(
      find("", [
        { by: "in", name: "dana" },
        { by: "type", kind: "message" },
      ]),
    ).toEqual(["message 201"]);
  });

  it("know from when and until when", () => {
    put("task", 102, "Old one", { time: now - 10 * DAY });
    expect(find("old", [{ by: "before", time: now - 5 * DAY }])).toEqual(["task 102"]);
    expect(find("old", [{ by: "after", time: now - 5 * DAY }])).toEqual([]);
  });
});

describe("an entry", () => {
  it("is found by its new name and not by the old one", () => {
    put("task", 100, "Strike the forms", { planId: 10 });
    expect(find("pour")).toEqual([]);
    expect(find("strike")).toEqual(["task 100"]);
  });

  it("moves to another plan without being read again", () => {
    put("task", 100, "Pour pier cap P3", { planId: 11 });
    expect(find("pour", [{ by: "in", planId: 11 }])).toEqual(["task 100"]);
  });

  it("is gone when it is taken out, and its place goes to the next", () => {
    index.set("task", 100, undefined);
    put("task", 500, "Grout the joints");
    expect(find("pour")).toEqual([]);
    expect(find("grout")).toEqual(["task 500"]);
    expect(index.size).toBe(8);
  });
});
