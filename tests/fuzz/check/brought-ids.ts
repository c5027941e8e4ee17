import { syncPush } from "#contract/calls/sync.ts";
import { commandCalls } from "#contract/command-calls.ts";
import { commandOf } from "#domain/commands.ts";
import type { DrawnRequest } from "../draw/draw-request.ts";

/** The ids under which a request wants something to be born. */
export function broughtIds({ calls, spoken }: DrawnRequest): number[] {
  const body = readJson(spoken.payload ?? "");
  if (calls[0] !== syncPush.name) return idsIn(calls[0], body);
  const { entries } = (body ?? {}) as { entries?: unknown };
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: { call?: string; data?: unknown } | null) =>
    idsIn(entry?.call, entry?.data),
  );
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
