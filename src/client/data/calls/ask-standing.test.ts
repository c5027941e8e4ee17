import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askSession } from "#contract/calls/device.ts";
import { askStanding } from "./ask-standing.ts";

let answer: () => Promise<Response>;
let asked: [string, RequestInit | undefined][];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", (address: string, options?: RequestInit) => {
    asked.push([address, options]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const ask = async () => askStanding("https://plans.example", "hers");
const says = (data: unknown, code = 200) => {
  answer = async () => Response.json({ code, msg: "", data });
};

test.each([
  [{ holds: true, lost: false }, "holds"],
  [{ holds: false, lost: false }, "ended"],
  [{ holds: false, lost: true }, "lost"],
])("what the server says of the session counts: %j", async (data, standing) => {
  says(data);
  expect(await ask()).toBe(standing);
  expect(asked[0]?.[0]).toBe(`https://plans.example${askSession.path}`);
  expect(asked[0]?.[1]?.headers).toEqual({ token: "hers" });
});

test("what is not our server's word says nothing", async () => {
  answer = async () => new Response("<p>Welcome to the hotel</p>", { status: 401 });
  expect(await ask()).toBe("unknown");
  says(undefined, 401);
  expect(await ask()).toBe("unknown");
  says({ holds: "no" });
  expect(await ask()).toBe("unknown");
  answer = async () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await ask()).toBe("unknown");
});

test("without a network nobody is asked", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(await ask()).toBe("unknown");
  expect(asked).toEqual([]);
});
