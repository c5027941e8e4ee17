import { expect, test } from "vitest";
import { markOf, toldApart } from "./told-apart.ts";

const [mine, theirs] = [{ userId: 1 }, { userId: 2 }];

test("versions of a history are told apart by their times, two at once by who wrote them", () => {
  expect(toldApart(mine, mine, true)).toBe("time");
  expect(toldApart(mine, theirs, true)).toBe("time");
  expect(toldApart(mine, theirs, false)).toBe("person");
  expect(toldApart(mine, mine, false)).toBe("time");
});

test("what only the earlier version of a history says is gone, and of two at once nothing is", () => {
  expect(markOf("left", true)).toBe("del");
  expect(markOf("right", true)).toBe("ins");
  expect(markOf("left", false)).toBe("ins");
  expect(markOf("right", false)).toBe("ins");
});
