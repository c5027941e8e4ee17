import type { ParsedBodyOf } from "#contract/call.ts";
import type { PushResult, syncPush } from "#contract/calls/sync.ts";
import type { CommandName } from "#domain/commands.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { CommandResult } from "../commands/decide-group.ts";
import type { CommandRequest } from "../commands/prepared-command.ts";
import { earliestCredible } from "../people/contact.ts";
import type { Server } from "../server.ts";
import type { Contact } from "../tables/own/contact.ts";

export type PushBody = ParsedBodyOf<typeof syncPush>;
export type Entry = PushBody["entries"][number];

/** Who pushes, and how a refusal is put into words for them. */
export interface Pusher {
  /** When their browser was heard of. */
  contact: Contact;
  actor: CommandRequest["actor"];
  /** Numbers the mutations of their browser. */
  clientId: string;
  textOf(refusal: Refusal): string;
}

/** What an entry asks for. */
export function requestOf(
  server: Pick<Server, "now">,
  { actor, contact, clientId }: Pusher,
  command: CommandName,
  entry: Entry,
): CommandRequest {
  const { n, data: body, refill: isRefill = false } = entry;
  const at = Math.max(entry.at, earliestCredible(contact, server.now()));
  return { actor, command, body, mutation: { clientId, n }, isRefill, at };
}

/** What the browser is told of an entry on which was decided. */
export function resultOf(entry: Entry, result: CommandResult, pusher: Pusher): PushResult {
  if (result.state === "refused") return refusedEntry(entry, result.refusal, pusher);
  const { state, seq, reply } = result;
  return { n: entry.n, state, seq, code: 200, data: reply };
}

export function refusedEntry({ n }: Entry, refusal: Refusal, pusher: Pusher): PushResult {
  const { code, reason, data } = refusal;
  return { n, state: "refused", code, reason, msg: pusher.textOf(refusal), ...(data && { data }) };
}
