import { expect, test } from "vitest";
import { failureOf, failureOfError } from "#client/data/calls/failure.ts";
import { failureNotice } from "./failure-notice.ts";

const words = { title: "Exception", message: "words" };

test("what the server says no to is a titled notice", () => {
  const failure = failureOf({ status: 200, envelope: { code: 403, msg: "words" } });
  expect(failureNotice(failure, words)).toEqual({ ...words, tone: "error" });
});

test("what a rule of the server refuses before it is sent is titled like it", () => {
  expect(failureNotice({}, words).title).toBe("Exception");
});

test("a network that fails is no word of the server's", () => {
  const notice = failureNotice(failureOfError(new TypeError("Failed to fetch")), words);
  expect(notice).toEqual({ message: "words", tone: "error" });
});
