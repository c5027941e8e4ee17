import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getHealth, listPriorities, SET_UP_TIMEOUT, setUp } from "#contract/calls/system.ts";
import { HTTP_TIMEOUT } from "#domain/limits.ts";
import { createCaller } from "./http.ts";

let asked = 0;
const callerThatGets = (...replies: (() => Response | Promise<Response>)[]) =>
  createCaller({
    origin: "http://site",
    token: () => "token",
    language: () => "en",
    fetch: async () => {
      const reply = replies[Math.min(asked, replies.length - 1)];
      asked += 1;
      return reply?.() ?? Response.error();
    },
  });
const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));
const ready = () => Response.json({ code: 200, msg: "", data: { status: "ready" } });
/** Lets the second pass after which a call is made again. */
async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(2_000);
  return promise;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
});
afterEach(() => vi.useRealTimers());

describe("a call without a network", () => {
  it("is made once more after a second where it only reads", async () => {
    const result = callerThatGets(noNetwork, ready)(getHealth, {});
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toBe(1);
    expect(await inTime(result)).toEqual({ ok: true, value: { status: "ready" } });
    expect(asked).toBe(2);
  });

  it("is made once more, not oftener", async () => {
    const result = await inTime(callerThatGets(noNetwork)(getHealth, {}));
    expect(result).toMatchObject({ ok: false, failure: { code: -1001 } });
    expect(asked).toBe(2);
  });

  it("is made once where it posts", async () => {
    const result = await inTime(callerThatGets(noNetwork)(listPriorities, {}));
    expect(result).toMatchObject({ ok: false, failure: { kind: "network" } });
    expect(asked).toBe(1);
  });
});

it("is given up when the time is over that it has, a set-up later than others", async () => {
  const given = vi.spyOn(AbortSignal, "timeout");
  await callerThatGets(ready)(getHealth, {});
  const site = { company: "Site", name: "Dana", email: "d@site.example", password: "x" };
  await callerThatGets(ready)(setUp, { ...site, language: "en", sample: true });
  expect(given.mock.calls).toEqual([[HTTP_TIMEOUT], [SET_UP_TIMEOUT]]);
  given.mockRestore();
});

it.each(["GET", "POST"] as const)(
  "a call by %s has in its path what that names",
  async (method) => {
    const addresses: unknown[] = [];
    const caller = createCaller({
      origin: "http://site",
      token: () => "",
      language: () => "en",
      fetch: async (address) => {
        addresses.push(address);
        return ready();
      },
    });
    const call = { ...getHealth, method, path: "/erp-api/{modelId}/List" as const };
    await caller(call, { modelId: "a/b", pageSize: 20 } as never);
    expect(addresses).toEqual([
      `http://site/erp-api/a%2Fb/List${method === "GET" ? "?pageSize=20" : ""}`,
    ]);
  },
);

describe.each(["PUT", "DELETE"] as const)("a call by %s", (method) => {
  const call = { ...listPriorities, method };

  it("carries its body as one that posts does, and is made once", async () => {
    const sent: [address: unknown, body: unknown][] = [];
    const caller = createCaller({
      origin: "http://site",
      token: () => "",
      language: () => "en",
      fetch: (address, init) => {
        sent.push([address, init?.body]);
        return noNetwork();
      },
    });
    expect(await inTime(caller(call, {}))).toMatchObject({ ok: false });
    expect(sent).toEqual([["http://site/api/system/priority", "{}"]]);
  });
});

describe("a reply that is no answer of the server", () => {
  it.each([
    ["a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["a number", () => Response.json(42)],
    ["half a reply", () => new Response("{", { headers: { "content-type": "application/json" } })],
    ["another shape", () => Response.json({ code: 200, msg: "", data: { status: "?" } })],
  ])("is a return error: %s", async (_what, reply) => {
    const result = await inTime(callerThatGets(reply)(listPriorities, {}));
    expect(result).toMatchObject({ ok: false, failure: { reason: "returnError" } });
  });
});

describe("the socket of the browser", () => {
  const headerWhile = async (socketId: string) => {
    let headers = new Headers();
    const call = createCaller({
      origin: "http://site",
      token: () => "token",
      language: () => "en",
      socketId: () => socketId,
      fetch: async (_address, options) => {
        headers = new Headers(options?.headers);
        return ready();
      },
    });
    await call(getHealth, {});
    return headers.get("fd");
  };

  it("is named by each call while it is open", async () => {
    expect(await headerWhile("7f3a")).toBe("7f3a");
  });

  it("is not named while there is none", async () => {
    expect(await headerWhile("")).toBeNull();
  });
});

describe("a browser that is known", () => {
  const headersOf = async (knownDevices: string[]) => {
    let headers = new Headers();
    const call = createCaller({
      origin: "http://site",
      token: () => "",
      language: () => "en",
      knownDevices: () => knownDevices,
      fetch: async (_address, options) => {
        headers = new Headers(options?.headers);
        return ready();
      },
    });
    await call(getHealth, {});
    return headers;
  };

  it("says so with each call before somebody is signed in", async () => {
    expect((await headersOf(["one", "two"])).get("known-device")).toBe("one,two");
  });

  it("has nothing to say where nobody was signed in before", async () => {
    expect((await headersOf([])).has("known-device")).toBe(false);
  });
});
