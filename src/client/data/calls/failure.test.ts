import { describe, expect, it } from "vitest";
import type { Envelope } from "#contract/envelope.ts";
import { endsArchiveView, failureOf, failureOfError, isSuccess, reactionTo } from "./failure.ts";

/** The server's answer, with HTTP 200 unless said. */
const answer = (code: number, rest: Partial<Envelope> = {}, status = 200) =>
  failureOf({ status, envelope: { code, msg: "", ...rest } });
/** An answer without the server's envelope. */
const bare = (status: number) => failureOf({ status });
const named = (name: string) => Object.assign(new Error("words"), { name });

describe("the catalogue of errors", () => {
  it.each([
    ["code 401 leads to the sign-in", answer(401), "signedOut", "signedOut", "login"],
    ["code 301 leads to the sign-in", answer(301), "signedOut", "signedOut", "login"],
    ["HTTP 401 says that the token has expired", bare(401), "signedOut", "tokenExpired", "login"],
    ["code -2 asks for a nickname", answer(-2), "refused", "nicknameNeeded", "askNickname"],
    ["code -3 asks for a phone", answer(-3), "refused", "phoneNeeded", "askPhone"],
    ["code -4001 forgets the plan", answer(-4001), "refused", "planGone", "forget"],
    ["code -4002 forgets the task", answer(-4002), "refused", "taskGone", "forget"],
    ["code -4003 forgets the dialog", answer(-4003), "refused", "dialogGone", "forget"],
    ["code 102 asks for a status", answer(102), "refused", "task.chooseStatus", undefined],
    ["code 403 is no access", answer(403), "refused", "noAccess", undefined],
    ["code 413 is too large", answer(413), "tooLarge", "tooLarge", undefined],
    ["code 429 asks to wait", answer(429), "later", "tooMany", undefined],
    ["code 500 is the server's problem", answer(500), "later", "serverProblem", undefined],
    ["a code nobody knows is an unknown error", answer(7), "refused", "unknownError", undefined],
    ["HTTP 403 is no access", bare(403), "network", "noAccess", undefined],
    ["HTTP 404 is a wrong address", bare(404), "network", "wrongAddress", "wrongAddress"],
    ["HTTP 413 is too large", bare(413), "tooLarge", "tooLarge", undefined],
    ["HTTP 500 is a server problem", bare(500), "network", "serverProblem", undefined],
    ["another HTTP error is a network problem", bare(502), "network", "networkProblem", undefined],
    ["a reply that is no object is a return error", bare(200), "network", "returnError", undefined],
  ])("%s", (_words, failure, kind, reason, reaction) => {
    expect(failure).toMatchObject({ kind, reason });
    expect(reactionTo(failure)).toBe(reaction);
  });

  it("a call the server does not know is told in the server's words and leads nowhere", () => {
    const failure = answer(404, { reason: "callUnknown", msg: "Update the app" }, 404);
    expect(failure).toMatchObject({ reason: "callUnknown", msg: "Update the app" });
    expect(reactionTo(failure)).toBeUndefined();
  });

  it.each(["TypeError", "TimeoutError", "AbortError", "NetworkError"])(
    "a network that fails (%s) is flagged with -1001",
    (name) => {
      const failure = failureOfError(named(name));
      expect(failure).toMatchObject({ kind: "network", code: -1001, reason: "networkException" });
      expect(reactionTo(failure)).toBeUndefined();
    },
  );

  it.each([
    ["a task, asked for among the archived ones", true, answer(-4002, { data: { force: 1 } })],
    ["a task", false, answer(-4002, { data: { taskId: 3 } })],
    ["a task of which nothing is said", false, answer(-4002)],
    ["a plan", false, answer(-4001, { data: { force: 1 } })],
  ])("the loss of %s ends the view of archived tasks: %s", (_words, ends, failure) => {
    expect(endsArchiveView(failure)).toBe(ends);
  });

  it("whatever else goes wrong on the way is a system error", () => {
    expect(failureOfError(named("RangeError"))).toMatchObject({ reason: "systemError" });
    expect(failureOfError("words")).toMatchObject({ reason: "systemError" });
  });

  it("the server's own reason and words come before ours", () => {
    const failure = answer(403, { reason: "adminOnly", msg: "Only administrators" });
    expect(failure).toMatchObject({ reason: "adminOnly", msg: "Only administrators" });
  });

  it("the time that the server asks to wait is known", () => {
    const envelope = { code: 429, msg: "" };
    expect(failureOf({ status: 429, envelope, retryAfter: 2_000 }).retryAfter).toBe(2_000);
  });
});

describe("a success", () => {
  it.each([
    ["/api/plan/list", [200], [0, 201, 299, 301]],
    ["/project-api/project/detail", [200, 204, 299, 0], [199, 300, -1]],
    ["/erp-api/permission/Users/All", [200, 201, 0], [300, 401]],
  ])("of %s is told by its code", (path, fine, failed) => {
    expect(fine.filter((code) => !isSuccess(path, code))).toEqual([]);
    expect(failed.filter((code) => isSuccess(path, code))).toEqual([]);
  });
});
