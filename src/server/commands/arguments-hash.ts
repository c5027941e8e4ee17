import { createHash } from "node:crypto";
import type { CommandName } from "#domain/commands.ts";
import { inTurns } from "../processor/turns.ts";

/** Levels of a body that are gone through piece by piece: an import holds tasks, and those their messages. */
const LEVELS = 3;

/** Tells apart two uses of one mutation id: the command and its body as sent, whatever the order of keys. */
export async function argumentsHash(command: CommandName, body: unknown): Promise<string> {
  const hash = createHash("sha256").update(`${command}\n`);
  await inTurns(canonicalPieces(body, LEVELS), (piece) => hash.update(piece));
  return hash.digest("base64url");
}

/** The canonical text of a value in pieces, so that a long one keeps nobody waiting. */
function* canonicalPieces(value: unknown, levels: number): Generator<string> {
  if (levels === 0 || typeof value !== "object" || value === null) {
    yield canonicalJson(value);
    return;
  }
  const isList = Array.isArray(value);
  let separator = isList ? "[" : "{";
  for (const [key, inner] of isList ? value.entries() : sorted(value)) {
    yield isList ? separator : `${separator}${JSON.stringify(key)}:`;
    yield* canonicalPieces(inner, levels - 1);
    separator = ",";
  }
  yield `${separator === "," ? "" : separator}${isList ? "]" : "}"}`;
}

function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === "object" && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(sorted(inner))
        : inner,
    ) ?? "null"
  );
}

function sorted(value: object): [string, unknown][] {
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
}
