/** What a keyboard says when a key goes down, as far as combinations need it. */
export interface KeyPress {
  readonly key: string;
  /** Where the key lies ("KeyK"); stands in for keys that write no Latin letter. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const lone = new Set([
  "Control",
  "Meta",
  "Alt",
  "AltGraph",
  "Shift",
  "CapsLock",
  "Dead",
  "Process",
]);

const named: Readonly<Record<string, string>> = { " ": "Space", Esc: "Escape" };

/**
 * A key press as it is written down: "Mod+Shift+K", "Enter", "?". Mod is Command on Apple's machines and Ctrl elsewhere;
 * Shift is left out where it only makes the character. Undefined while nothing but modifiers is held.
 */
export function combinationOf(press: KeyPress, isApple: boolean): string | undefined {
  if (lone.has(press.key) || press.key === "Unidentified" || press.key === "") return undefined;
  const key = keyOf(press, isApple);
  // AltGr is Ctrl and Alt in one, and writes characters: "@", "{".
  const writes = press.ctrlKey && press.altKey && !isApple && isSign(key);
  const held = [
    (isApple ? press.metaKey : press.ctrlKey) && !writes && "Mod",
    (isApple ? press.ctrlKey : press.metaKey) && (isApple ? "Ctrl" : "Meta"),
    press.altKey && !writes && "Alt",
    press.shiftKey && !isSign(key) && "Shift",
    key,
  ];
  return held.filter(Boolean).join("+");
}

/** One character that is neither a letter of the alphabet nor a digit: its Shift belongs to the character. */
function isSign(key: string): boolean {
  return key.length === 1 && !/[A-Z0-9]/.test(key);
}

function keyOf({ key, code = "", altKey }: KeyPress, isApple: boolean): string {
  const isLatin = /^[\u0020-\u007E]$/.test(key);
  const place = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1];
  // Apple's Alt writes other characters, and other alphabets have no K.
  if (place && key.length === 1 && (!isLatin || (isApple && altKey))) return place;
  return named[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** Whether pressing it in a field would write a character. */
export function isTyped(combination: string): boolean {
  const keys = combination.split("+");
  const key = combination.endsWith("+") ? "+" : (keys.at(-1) ?? "");
  if (key.length > 1 && key !== "Space") return false;
  return !keys.includes("Mod") && !keys.includes("Ctrl") && !keys.includes("Meta");
}

const shownByApple: Readonly<Record<string, string>> = {
  Mod: "⌘",
  Ctrl: "⌃",
  Alt: "⌥",
  Shift: "⇧",
};

const shown: Readonly<Record<string, string>> = {
  Mod: "Ctrl",
  Meta: "Win",
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};

/** The keys of a combination as they are printed on the keyboard: "Ctrl", "K". */
export function printedKeys(combination: string, isApple: boolean): readonly string[] {
  const keys =
    combination === "+" || combination.endsWith("++")
      ? [...combination.slice(0, -2).split("+").filter(Boolean), "+"]
      : combination.split("+");
  return keys.map((key) => (isApple ? shownByApple[key] : undefined) ?? shown[key] ?? key);
}
