import { failure, type Result, success } from "#base/result.ts";
import type { Refusal } from "#domain/refusal.ts";
import { type CallSession, refusalOfHash, sessionOfHash } from "../http/session.ts";
import { hashSecret, newSecret } from "../people/tokens.ts";
import type { Server } from "../server.ts";
import { addSocketTicket, takeSocketTicket } from "../tables/own/socket-ticket.ts";

/** Milliseconds within which a ticket is used. */
const TICKET_KEPT = 60_000;

type Parts = Pick<Server, "database" | "settings" | "now">;

/** A ticket with which the caller's browser opens one socket, at any server of the company; why not, for whoever is signed out meanwhile. */
export async function giveSocketTicket(
  { database, now }: Pick<Parts, "database" | "now">,
  { tokenHash }: Pick<CallSession, "tokenHash">,
): Promise<Result<{ ticket: string }, Refusal>> {
  const ticket = newSecret();
  const kept = { ticketHash: hashSecret(ticket), tokenHash, expireTime: now() + TICKET_KEPT };
  if (await addSocketTicket(database, kept, now())) return success({ ticket });
  return failure(await refusalOfHash(database, tokenHash));
}

/**
 * Who opens a socket with this word: a ticket, or where the operator lets other clients do so the token of a session.
 * Why not, for whoever is signed out; undefined for a ticket that is used up or too old, or none: whoever is signed in
 * may ask for another.
 */
export async function holderOf(
  server: Parts,
  word: string,
): Promise<Result<CallSession, Refusal> | undefined> {
  const { database, settings, now } = server;
  const ticketOf = await takeSocketTicket(database, hashSecret(word), now());
  const tokenHash = ticketOf ?? (settings.socketToken ? hashSecret(word) : undefined);
  if (tokenHash === undefined) return undefined;
  const session = await sessionOfHash(server, tokenHash);
  return session ? success(session) : failure(await refusalOfHash(database, tokenHash));
}
