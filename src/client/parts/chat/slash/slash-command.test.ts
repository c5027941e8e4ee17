import { expect, test } from "vitest";
import {
  commandBeingTyped,
  commandNamed,
  commandsCalled,
  withoutSecondSlash,
} from "./slash-command.ts";

test.each([
  ["/", "", undefined],
  ["/Vo", "vo", undefined],
  ["/投", "投", undefined],
  ["/later ", "later", ""],
  ["/later  pour at\nten", "later", "pour at\nten"],
])("%j is the command %j with %j behind it", (text, name, words) => {
  expect(commandBeingTyped(text)).toEqual({ name, words });
});

test.each(["at 3/4", " /vote", "https://example.com/", "", "//vote", `/${"a".repeat(33)}`])(
  "%j is none",
  (text) => {
    expect(commandBeingTyped(text)).toBeUndefined();
  },
);

test("commands are found by their names, and by what they are called in one's own language", () => {
  const commands = [
    { key: "vote", label: "Ask for votes" },
    { key: "later", label: "稍后发送…" },
  ];
  const called = (name: string, words?: string) =>
    commandsCalled(commands, { name, words }).map(({ key }) => key);
  expect([called(""), called("vo"), called("稍后"), called("etc")]).toEqual([
    ["vote", "later"],
    ["vote"],
    ["later"],
    [],
  ]);
  // With words behind it only the whole name is one.
  expect([called("later", "at ten"), called("la", "at ten"), called("etc", "hosts")]).toEqual([
    ["later"],
    [],
    [],
  ]);
});

test("what is sent at once is a command only by its whole name", () => {
  const commands = [{ key: "remind", label: "提醒我" }];
  const named = (name: string) => commandNamed(commands, { name, words: "" })?.key;
  expect(["remind", "提醒我", "rem", ""].map(named)).toEqual([
    "remind",
    "remind",
    undefined,
    undefined,
  ]);
});

test.each([
  ["//vote", "/vote"],
  ["//", "/"],
  ["///", "//"],
  ["// beside it", "// beside it"],
  ["/vote", "/vote"],
  ["at // 3", "at // 3"],
])("%j is sent as %j", (typed, sent) => {
  expect(withoutSecondSlash(typed)).toBe(sent);
});
