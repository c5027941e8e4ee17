import { createHash } from "node:crypto";
import type { CommandName } from "#domain/commands.ts";

/** Tells apart two uses of one mutation id: the command and its body as sent, whatever the order of keys. */
export function argumentsHash(command: CommandName, body: unknown): string {
  return createHash("sha256")
    .update(`${command}\n${canonicalJson(body)}`)
    .digest("base64url");
}

function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === "object" && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(
            Object.entries(inner).toSorted(([left], [right]) => (left < right ? -1 : 1)),
          )
        : inner,
    ) ?? "null"
  );
}
