import { beforeEach, describe, expect, it } from "vitest";
import type { BodyOf, CallDefinition } from "#contract/call.ts";
import { getTask } from "#contract/calls/task.ts";
import { getPlanLink } from "#contract/calls/plan-invite.ts";
import { getHealth } from "#contract/calls/system.ts";
import { type CallFailure, failureOf, failureOfError } from "#client/data/calls/failure.ts";
import type { Caller, CallResult } from "#client/data/calls/http.ts";
import { createScreenCaller, type Reactions } from "./screen-caller.ts";

let log: string[];
let willingly: boolean;
const reactions: Reactions = {
  onSignedOut: () => log.push("signed out"),
  onWrongAddress: () => log.push("wrong address"),
  onUnreachable: () => log.push("unreachable"),
  onReached: () => log.push("reached"),
  askFor: async (field) => {
    log.push(`ask ${field}`);
    return willingly;
  },
  prepareToForget: async () => {
    log.push("prepare");
    return async (failure: CallFailure) => {
      log.push(`forget ${failure.code}`);
    };
  },
  onArchiveViewEnd: () => log.push("end archive view"),
  isDebugging: async () => false,
};
const fine = { ok: true, value: { status: "ready" } };
const refusedBy = (code: number, status = 200) => ({
  ok: false,
  failure: failureOf({ status, envelope: { code, msg: "words" } }),
});

/** Calls, with these answers one after the other. */
async function callThatGets(...answers: unknown[]) {
  return callFor(getHealth, {}, answers);
}

async function callFor<Call extends CallDefinition>(
  asked: Call,
  body: BodyOf<Call>,
  answers: unknown[],
) {
  const plain = (async () => {
    log.push("call");
    return answers.shift();
  }) as unknown as Caller;
  return createScreenCaller(plain, reactions)(asked, body) as Promise<CallResult<unknown>>;
}

beforeEach(() => {
  log = [];
  willingly = true;
});

describe("a call that needs something of the person", () => {
  it.each([
    [-2, "ask nickname"],
    [-3, "ask tel"],
  ])("with code %s is made again once the person has given it", async (code, asking) => {
    expect(await callThatGets(refusedBy(code), fine)).toEqual(fine);
    expect(log).toEqual(["call", asking, "call", "reached"]);
  });

  it.each([
    [-2, "nicknameNeeded"],
    [-3, "phoneNeeded"],
  ])(
    "with code %s says what is missing where the person does not give it",
    async (code, reason) => {
      willingly = false;
      const result = await callThatGets(refusedBy(code));
      expect(result).toMatchObject({ ok: false, failure: { code, reason, msg: "" } });
      expect(log).not.toContain("reached");
    },
  );

  it("is not asked twice in a row", async () => {
    expect(await callThatGets(refusedBy(-2), refusedBy(-2))).toMatchObject({ ok: false });
    expect(log).toEqual(["call", "ask nickname", "call"]);
  });
});

describe("a failed call", () => {
  it.each([
    ["signed out", refusedBy(401)],
    ["signed out", refusedBy(301)],
    ["wrong address", { ok: false, failure: failureOf({ status: 404 }) }],
    ["unreachable", { ok: false, failure: failureOfError(new TypeError("Failed to fetch")) }],
  ])("leads to: %s", async (reaction, failed) => {
    expect(await callThatGets(failed)).toEqual(failed);
    expect(log).toEqual(["call", reaction]);
  });

  it("that only says no leads to nothing", async () => {
    await callThatGets(refusedBy(403));
    expect(log).toEqual(["call"]);
  });

  it.each([-4001, -4002, -4003])(
    "with code %s forgets what the call named, as it stood before",
    async (code) => {
      const failed = refusedBy(code);
      expect(await callFor(getPlanLink, { planId: 7 }, [failed])).toEqual(failed);
      expect(log).toEqual(["prepare", "call", `forget ${code}`]);
    },
  );

  it("with code -4002 and force also ends the view of archived tasks", async () => {
    const data = { taskId: 3, force: 1 };
    const failure = failureOf({ status: 200, envelope: { code: -4002, msg: "words", data } });
    await callFor(getTask, { taskId: 3, archived: "yes" }, [{ ok: false, failure }]);
    expect(log).toEqual(["prepare", "call", "forget -4002", "end archive view"]);
  });

  it("reads nothing before a call that names nothing that can be gone", async () => {
    await callThatGets(refusedBy(-4001));
    expect(log).toEqual(["call"]);
  });
});
