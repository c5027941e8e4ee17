import { describe, expect, it } from "vitest";
import { conflictOf, type KeyConfig, keysOf, parseKeyConfig, withKeys } from "./key-config.ts";
import { type ShortcutId, shortcutIds, shortcuts } from "./shortcuts.ts";

const usual: KeyConfig = { keys: {} };

describe("the usual keys", () => {
  it("never do two things in one place", () => {
    const clashes = shortcutIds.flatMap((id) =>
      keysOf(id, usual)
        .map((keys) => ({ id, keys, conflict: conflictOf(id, keys, usual) }))
        // Tab picks a person only while a list of people is open.
        .filter(({ conflict, keys }) => conflict && keys !== "Tab"),
    );
    expect(clashes).toEqual([]);
  });

  it("stand in the group that their name begins with", () => {
    const astray = shortcutIds.filter((id) => !id.startsWith(`${shortcuts[id].scope}.`));
    expect(astray).toEqual([]);
  });
});

describe("a person's own keys", () => {
  it("take the place of the usual ones, and none are none", () => {
    const config = withKeys(usual, "everywhere.search", "Mod+J");
    expect(keysOf("everywhere.search", config)).toEqual(["Mod+J"]);
    expect(keysOf("everywhere.search", withKeys(config, "everywhere.search", ""))).toEqual([]);
    expect(withKeys(config, "everywhere.search", undefined)).toEqual(usual);
    expect(withKeys(config, "everywhere.search", "Mod+K")).toEqual(usual);
  });

  it("are refused where another action of the place has them", () => {
    expect(conflictOf("chat.italic", "Mod+B", usual)).toEqual({ reason: "taken", by: "chat.bold" });
    expect(conflictOf("board.up", "ArrowDown", usual)).toEqual({
      reason: "taken",
      by: "board.down",
    });
    expect(conflictOf("board.up", "Mod+B", usual)).toBeUndefined();
  });

  it("are refused where an action of every screen has them, and the other way round", () => {
    expect(conflictOf("chat.bold", "Mod+K", usual)).toEqual({
      reason: "taken",
      by: "everywhere.search",
    });
    expect(conflictOf("everywhere.search", "Mod+B", usual)).toEqual({
      reason: "taken",
      by: "chat.bold",
    });
  });

  it("may have what another action has given up", () => {
    const config = withKeys(usual, "chat.bold", "");
    expect(conflictOf("everywhere.search", "Mod+B", config)).toBeUndefined();
  });

  it("are refused where the browser or moving about needs them", () => {
    const needed: readonly (readonly [ShortcutId, string])[] = [
      ["everywhere.search", "Mod+W"],
      ["everywhere.search", "Enter"],
      ["everywhere.plans", "Shift+ArrowDown"],
      ["chat.send", "Shift+Enter"],
      ["list.next", "Tab"],
    ];
    expect(needed.map(([id, keys]) => conflictOf(id, keys, usual))).toEqual(
      needed.map(() => ({ reason: "reserved" })),
    );
  });

  it("are refused where they would write a character into what is being written", () => {
    expect(conflictOf("chat.bold", "B", usual)).toEqual({ reason: "typed" });
    expect(conflictOf("board.up", "K", usual)).toBeUndefined();
  });
});

describe("what was kept", () => {
  it("comes back as it was", () => {
    const config: KeyConfig = { send: "button", keys: { "chat.bold": "Mod+J" } };
    expect(parseKeyConfig(JSON.stringify(config))).toEqual(config);
  });

  it("is forgotten where nobody here wrote it", () => {
    expect(parseKeyConfig(undefined)).toEqual(usual);
    expect(parseKeyConfig("not json")).toEqual(usual);
    expect(parseKeyConfig("null")).toEqual(usual);
    const strange = { send: "tab", keys: { nothing: "K", "chat.bold": 7, "field.confirm": "A" } };
    expect(parseKeyConfig(JSON.stringify(strange))).toEqual(usual);
  });
});
