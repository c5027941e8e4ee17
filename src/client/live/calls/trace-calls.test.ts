import { expect, test } from "vitest";
import { getHealth } from "#contract/calls/system.ts";
import { failureOf } from "#client/data/calls/failure.ts";
import type { Caller } from "#client/data/calls/http.ts";
import { traceCalls } from "./trace-calls.ts";

async function linesOf(answer: unknown, debug: boolean): Promise<string[]> {
  const lines: string[] = [];
  const plain = (async () => answer) as unknown as Caller;
  const call = traceCalls(
    plain,
    async () => debug,
    (line) => lines.push(line.replace(/\d+ ms$/, "N ms")),
  );
  expect(await call(getHealth, {})).toBe(answer);
  await Promise.resolve();
  return lines;
}

const done = { ok: true, value: { status: "ready" } };
const refused = {
  ok: false,
  failure: failureOf({ status: 200, envelope: { code: 403, msg: "words", reason: "adminOnly" } }),
};

test("while the company debugs, each call says what came of it", async () => {
  expect(await linesOf(done, true)).toEqual(["system.health: done, N ms"]);
  expect(await linesOf(refused, true)).toEqual(["system.health: 403 adminOnly, N ms"]);
});

test("otherwise calls say nothing", async () => {
  expect(await linesOf(done, false)).toEqual([]);
});
