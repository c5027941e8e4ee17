import type { Shortcut } from "./define-shortcuts.ts";

/** How Enter behaves where messages are written: it sends, or it breaks the line and the button sends (seed 000 §9). */
export type SendKey = "enter" | "button";

/** What a person changed about the keyboard of this browser. */
export interface KeyConfig {
  /** Nothing chosen: the usual of the device. */
  readonly send?: SendKey;
  /** A message waits for a moment before it is sent, so that it can be taken back. */
  readonly undoSend?: boolean;
  /** Combinations in place of the usual ones, by id; "" = none. */
  readonly keys: Readonly<Partial<Record<string, string>>>;
}

/** Combinations that do it, the person's own ones first. */
export function keysOf(shortcut: Shortcut, { keys }: KeyConfig): readonly string[] {
  const own = shortcut.fixed ? undefined : keys[shortcut.id];
  if (own === undefined) return shortcut.keys;
  return own === "" ? [] : [own];
}

/** What actions were called before: who has chosen a key for one then keeps it. */
const CALLED_BEFORE = new Map([["board.menu", "everywhere.menu"]]);

/** Reads what was kept, also of actions that another version has; what nobody of ours wrote is as if it were not there. */
export function parseKeyConfig(text: string | undefined): KeyConfig {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return { keys: {} };
  }
  const { send, undoSend, keys } = (kept ?? {}) as Readonly<
    Partial<Record<keyof KeyConfig, unknown>>
  >;
  const found = Object.entries(keys ?? {})
    .filter((entry): entry is [string, string] => typeof entry[1] === "string")
    .map(([id, own]) => [CALLED_BEFORE.get(id) ?? id, own]);
  return {
    ...((send === "enter" || send === "button") && { send }),
    ...(undoSend === true && { undoSend }),
    keys: Object.fromEntries(found),
  };
}
