import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { fieldsOfPath } from "./call.ts";
import { commandCalls } from "./command-calls.ts";
import { calls } from "./registry.ts";

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place);
}

test("every call has a name and an address of its own", () => {
  expect(repeated(calls.map((call) => call.name))).toEqual([]);
  expect(repeated(calls.map((call) => `${call.method} ${call.path}`))).toEqual([]);
});

test("what stands in a path is a field of the body", () => {
  for (const { name, path, body } of calls) {
    const fields = Object.keys((body as unknown as z.ZodMiniObject).shape ?? {});
    expect(fields, name).toEqual(expect.arrayContaining(fieldsOfPath(path)));
  }
});

test("whoever writes is signed in", () => {
  for (const call of commandCalls.values()) {
    expect(call.access, call.name).not.toBe("open");
    expect(call.method, call.name).not.toBe("GET");
  }
});

test("what anybody may call who is not signed in is limited, unless it only tells what all may know", () => {
  const free = calls.filter((call) => call.access === "open" && call.perMinute === undefined);
  expect(free.map((call) => call.name).toSorted(byText)).toEqual([
    "system.bundles",
    "system.health",
    "system.logo",
    "system.prefetch",
    "system.setting",
    "system.version",
    "user.serverKey",
  ]);
});

function byText(left: string | undefined, right: string | undefined): number {
  return (left ?? "") < (right ?? "") ? -1 : 1;
}
