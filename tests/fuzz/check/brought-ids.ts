import { syncPush } from "#contract/calls/sync.ts";
import { commandCalls } from "#contract/command-calls.ts";
import { SUCCESS } from "#contract/success.ts";
import { commandOf } from "#domain/commands.ts";
import type { DrawnRequest } from "../draw/draw-request.ts";
import type { Heard } from "../server/speak.ts";

/**
 * The ids under which a request wants something to be born, less those with which it was refused: the server may have given
 * the same to something of its own meanwhile.
 */
export function broughtIds({ calls, spoken }: DrawnRequest, reply: Heard | undefined): number[] {
  if (reply?.envelope && reply.envelope.code !== SUCCESS) return [];
  const body = readJson(spoken.payload ?? "");
  if (calls[0] !== syncPush.name) return idsIn(calls[0], body);
  const { entries } = (body ?? {}) as { entries?: unknown };
  if (!Array.isArray(entries)) return [];
  const refused = refusedEntries(reply);
  return entries.flatMap((entry: { call?: string; n?: number; data?: unknown } | null) =>
    refused.has(entry?.n) ? [] : idsIn(entry?.call, entry?.data),
  );
}

function refusedEntries(reply: Heard | undefined): ReadonlySet<number | undefined> {
  const { results } = (reply?.envelope?.data ?? {}) as { results?: unknown };
  if (!Array.isArray(results)) return new Set();
  const refused = (results as { n: number; state: string }[]).filter(
    ({ state }) => state === "refused",
  );
  return new Set(refused.map(({ n }) => n));
}

function idsIn(call: string | undefined, body: unknown): number[] {
  const command = commandCalls.get(call ?? "")?.command;
  const definition = command && commandOf(command);
  const parsed = definition?.arguments.safeParse(body);
  if (!parsed?.success) return [];
  return (definition?.minted?.(parsed.data) ?? []).filter((id) => id !== undefined);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
