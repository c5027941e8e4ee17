import { LEADER, makeCompany, makeGroup, makeMessage } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { asWhole, isStreamed } from "./write-stream.ts";

test("an ordinary message is written once", () => {
  const world = makeCompany();
  const message = makeMessage(world, makeGroup(world).id, {}, LEADER);
  expect(isStreamed(message)).toBe(false);
  expect(asWhole(message.msg)).toBe(message.msg);
});

test("what goes on is known by its row, until it is withdrawn", () => {
  const msg = { type: "md", text: "So far", stream: true } as const;
  expect(isStreamed({ msg, withdrawTime: 0 })).toBe(true);
  expect(isStreamed({ msg, withdrawTime: 1 })).toBe(false);
  expect(asWhole(msg)).toEqual({ type: "md", text: "So far" });
});
