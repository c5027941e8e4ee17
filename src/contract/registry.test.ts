import { expect, test } from "vitest";
import { commandNames, commands } from "#domain/commands.ts";
import { calls, commandCalls } from "./registry.ts";

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place);
}

test("every call has a name and an address of its own", () => {
  expect(repeated(calls.map((call) => call.name))).toEqual([]);
  expect(repeated(calls.map((call) => call.path))).toEqual([]);
});

test("every command is one call of the same name, with the command's arguments as its body", () => {
  const running = calls.filter((call) => call.command !== undefined);
  expect(running.map((call) => call.command).toSorted(byText)).toEqual(
    commandNames.toSorted(byText),
  );
  for (const name of commandNames) {
    const call = commandCalls.get(name);
    expect(call?.command).toBe(name);
    expect(call?.body).toBe(commands[name].arguments);
  }
});

test("whoever writes is signed in", () => {
  for (const call of commandCalls.values()) {
    expect(call.access, call.name).not.toBe("open");
    expect(call.method, call.name).toBe("POST");
  }
});

test("what anybody may call who is not signed in is limited, unless it only tells what all may know", () => {
  const free = calls.filter((call) => call.access === "open" && call.perMinute === undefined);
  expect(free.map((call) => call.name).toSorted(byText)).toEqual([
    "system.health",
    "system.prefetch",
    "system.setting",
    "system.version",
    "user.serverKey",
  ]);
});

function byText(left: string | undefined, right: string | undefined): number {
  return (left ?? "") < (right ?? "") ? -1 : 1;
}
