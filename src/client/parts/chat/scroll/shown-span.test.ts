import { expect, test } from "vitest";
import { SHOWN_MAX, type ShownSpan, withEarlier, withLater } from "./shown-span.ts";

const first: ShownSpan = { most: 50, around: undefined, later: 0 };

/** First and last position of a dialog of 1,000 messages that a span draws. */
function edges({ most, around, later }: ShownSpan): [number, number] {
  const last = around === undefined ? 1000 : Math.min(1000, around + later);
  return [last - most + 1, last];
}

test("however far somebody scrolls up, no more messages are drawn than the limit", () => {
  let span = first;
  for (let reached = 0; reached < 12; reached += 1) {
    const [oldest] = edges(span);
    span = withEarlier(span, oldest);
    const [from, to] = edges(span);
    expect(from).toBe(oldest - 50);
    expect(to).toBeGreaterThanOrEqual(oldest + 49);
    expect(to - from + 1).toBeLessThanOrEqual(SHOWN_MAX);
  }
});

test("and on the way down the same, without leaving one out", () => {
  let span: ShownSpan = { most: 100, around: 200, later: 25 };
  for (let reached = 0; reached < 12; reached += 1) {
    const [, newest] = edges(span);
    span = withLater(span, newest);
    const [from, to] = edges(span);
    expect(to).toBe(newest + 50);
    expect(from).toBeLessThanOrEqual(newest - 50);
    expect(to - from + 1).toBeLessThanOrEqual(SHOWN_MAX);
  }
});

test("a chat with more unread messages than the limit gives most of them back as soon as somebody reaches its top", () => {
  const span = withEarlier({ most: 700, around: undefined, later: 0 }, 301);
  expect(edges(span)).toEqual([251, 400]);
});
