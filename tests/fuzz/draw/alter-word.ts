import type { Luck } from "#tests/sim/luck.ts";

const wrongNumbers = [-1, -100_000_000, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 0, 1.5];

/** A word of the server's, not quite as it was given: where it can be read its numbers are changed. */
export function alterWord(luck: Luck, word: string): string {
  const readable = readJson(word);
  if (readable && luck.chance(0.8)) {
    const fields = Object.keys(readable).filter((key) => typeof readable[key] === "number");
    const field = luck.pick(fields);
    if (field) {
      const altered = { ...readable, [field]: luck.pick(wrongNumbers) };
      return Buffer.from(JSON.stringify(altered)).toString("base64url");
    }
  }
  const at = luck.upTo(word.length);
  const letter = luck.pick(["A", "0", "_", "-", "z"]) ?? "A";
  return luck.chance(0.2) ? word.slice(0, at) : word.slice(0, at) + letter + word.slice(at + 1);
}

function readJson(word: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(word, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
