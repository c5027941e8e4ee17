import { describe, expect, it } from "vitest";
import { defineShortcuts, inOrder } from "./define-shortcuts.ts";
import { conflictOf, withKeys } from "./change-keys.ts";
import { type KeyConfig, keysOf, parseKeyConfig } from "./key-config.ts";

const everywhere = defineShortcuts("everywhere", {
  plans: { keys: ["Alt+2"], order: 20 },
  search: { keys: ["Mod+K"], order: 1 },
});
const list = defineShortcuts("list", { next: { keys: ["ArrowDown"] } });
const chat = defineShortcuts("chat", {
  send: { keys: ["Mod+Enter"] },
  bold: { keys: ["Mod+B"] },
  italic: { keys: ["Mod+I"] },
});
const board = defineShortcuts("board", {
  up: { keys: ["ArrowUp"] },
  down: { keys: ["ArrowDown"] },
});
const field = defineShortcuts("field", { confirm: { keys: ["Enter"], fixed: true } });
const all = [board, chat, field, list, everywhere].flatMap((table) => Object.values(table));

const usual: KeyConfig = { keys: {} };
const { search } = everywhere;

describe("what keys do", () => {
  it("is listed by scope, and in a scope as the features say", () => {
    expect(inOrder(all).map(({ id }) => id)).toEqual([
      "everywhere.search",
      "everywhere.plans",
      "list.next",
      "chat.send",
      "chat.bold",
      "chat.italic",
      "board.up",
      "board.down",
      "field.confirm",
    ]);
  });
});

describe("a person's own keys", () => {
  it("take the place of the usual ones, and none are none", () => {
    const config = withKeys(usual, search, "Mod+J");
    expect(keysOf(search, config)).toEqual(["Mod+J"]);
    expect(keysOf(search, withKeys(config, search, ""))).toEqual([]);
    expect(withKeys(config, search, undefined)).toEqual(usual);
    expect(withKeys(config, search, "Mod+K")).toEqual(usual);
  });

  it("do not replace what every field understands", () => {
    expect(keysOf(field.confirm, { keys: { "field.confirm": "A" } })).toEqual(["Enter"]);
  });

  it("stay with an action that is called otherwise by now", () => {
    const kept = parseKeyConfig(`{"keys":{"board.menu":"M"}}`);
    expect(kept.keys).toEqual({ "everywhere.menu": "M" });
  });

  it("are refused where another action of the place has them", () => {
    expect(conflictOf(chat.italic, "Mod+B", usual, all)).toEqual({
      reason: "taken",
      by: chat.bold,
    });
    expect(conflictOf(board.up, "ArrowDown", usual, all)).toEqual({
      reason: "taken",
      by: board.down,
    });
    expect(conflictOf(board.up, "Mod+B", usual, all)).toBeUndefined();
  });

  it("are refused where an action of every screen has them, and the other way round", () => {
    expect(conflictOf(chat.bold, "Mod+K", usual, all)).toEqual({ reason: "taken", by: search });
    expect(conflictOf(search, "Mod+B", usual, all)).toEqual({ reason: "taken", by: chat.bold });
  });

  it("may have what another action has given up", () => {
    const config = withKeys(usual, chat.bold, "");
    expect(conflictOf(search, "Mod+B", config, all)).toBeUndefined();
  });

  it("are refused where the browser or moving about needs them", () => {
    const needed = [
      [search, "Mod+W"],
      [search, "Enter"],
      [everywhere.plans, "Shift+ArrowDown"],
      [chat.send, "Shift+Enter"],
      [list.next, "Tab"],
    ] as const;
    expect(needed.map(([shortcut, keys]) => conflictOf(shortcut, keys, usual, all))).toEqual(
      needed.map(() => ({ reason: "reserved" })),
    );
  });

  it("are refused where they would write a character into what is being written", () => {
    expect(conflictOf(chat.bold, "B", usual, all)).toEqual({ reason: "typed" });
    expect(conflictOf(board.up, "K", usual, all)).toBeUndefined();
  });
});

describe("what was kept", () => {
  it("comes back as it was, also of an action that this version does not have", () => {
    const config: KeyConfig = {
      send: "button",
      undoSend: true,
      keys: { "chat.bold": "Mod+J", "map.north": "N" },
    };
    expect(parseKeyConfig(JSON.stringify(config))).toEqual(config);
  });

  it("is forgotten where nobody of ours wrote it", () => {
    expect(parseKeyConfig(undefined)).toEqual(usual);
    expect(parseKeyConfig("not json")).toEqual(usual);
    expect(parseKeyConfig("null")).toEqual(usual);
    expect(
      parseKeyConfig(JSON.stringify({ send: "tab", undoSend: "yes", keys: { "chat.bold": 7 } })),
    ).toEqual(usual);
    expect(parseKeyConfig(JSON.stringify({ keys: null }))).toEqual(usual);
  });
});
