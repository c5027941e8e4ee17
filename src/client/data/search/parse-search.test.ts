import { describe, expect, it } from "vitest";
import { filterOf, type FilterWords, parseSearch, without } from "./parse-search.ts";

const words: FilterWords = {
  operators: {
    from: ["来自", "from"],
    in: ["在", "in"],
    type: ["类型", "type"],
    after: ["晚于", "after"],
    before: ["早于", "before"],
  },
  kinds: {
    person: ["人员", "person"],
    plan: ["计划", "plan"],
    chat: ["群聊", "chat"],
    task: ["任务", "task"],
    message: ["消息", "message"],
  },
  me: ["我", "me"],
  today: ["今天", "today"],
  yesterday: ["昨天", "yesterday"],
};
const now = new Date(2026, 10, 24, 15, 30).getTime();
const me = { userId: 7, now };
const day = (year: number, month: number, date: number) =>
  new Date(year, month - 1, date).getTime();
const first = (text: string) => {
  const [filter] = parseSearch(text, words).filters;
  return filter && filterOf(filter, words, me);
};

describe("what is typed", () => {
  it("falls apart into words and filters", () => {
    const { words: rest, filters } = parseSearch('pour from:dana in:"North pier" slab', words);
    expect(rest).toBe("pour slab");
    expect(filters.map(({ operator, value, closed }) => [operator, value, closed])).toEqual([
      ["from", "dana", true],
      ["in", "North pier", true],
    ]);
  });

  it("knows filters in the person's language and with a wide colon", () => {
    expect(parseSearch("混凝土 来自：张伟", words)).toMatchObject({
      words: "混凝土 ",
      filters: [{ operator: "from", value: "张伟", closed: false }],
    });
    expect(first("类型:任务")).toEqual({ by: "type", kind: "task" });
  });

  it("leaves a filter open while it is typed", () => {
    expect(parseSearch("from:da", words).filters[0]?.closed).toBe(false);
    expect(parseSearch('in:"North', words).filters[0]?.closed).toBe(false);
    expect(parseSearch("from:", words).filters[0]).toMatchObject({ value: "", closed: false });
  });

  it("keeps a colon that belongs to the words", () => {
    expect(parseSearch("therefrom:x 12:30 https://a.example", words).filters).toEqual([]);
  });

  it("can do without its filters", () => {
    const text = "pour from:dana slab";
    expect(without(text, parseSearch(text, words).filters)).toBe("pour slab");
  });
});

describe("a filter", () => {
  it("names people and places, and means oneself by a word", () => {
    expect(first("from:dana")).toEqual({ by: "from", name: "dana" });
    expect(first("from:me")).toEqual({ by: "from", userId: 7 });
    expect(first("来自:我")).toEqual({ by: "from", userId: 7 });
    expect(first("in:pier")).toEqual({ by: "in", name: "pier" });
  });

  it("takes the beginning of a kind", () => {
    expect(first("type:mes")).toEqual({ by: "type", kind: "message" });
    expect(first("type:nothing")).toBeUndefined();
  });

  it("takes days, months and years as their beginning", () => {
    expect(first("after:2026-11-03")).toEqual({ by: "after", time: day(2026, 11, 3) });
    expect(first("before:2026/1/9")).toEqual({ by: "before", time: day(2026, 1, 9) });
    expect(first("before:2026-02")).toEqual({ by: "before", time: day(2026, 2, 1) });
    expect(first("after:2025")).toEqual({ by: "after", time: day(2025, 1, 1) });
  });

  it("takes days that are so long ago", () => {
    expect(first("after:today")).toEqual({ by: "after", time: day(2026, 11, 24) });
    expect(first("晚于:昨天")).toEqual({ by: "after", time: day(2026, 11, 23) });
    expect(first("after:2w")).toEqual({ by: "after", time: day(2026, 11, 10) });
  });

  it("says nothing by a day that there is not", () => {
    expect(first("after:2026-02-31")).toBeUndefined();
    expect(first("after:soon")).toBeUndefined();
    expect(first("from:")).toBeUndefined();
  });
});
