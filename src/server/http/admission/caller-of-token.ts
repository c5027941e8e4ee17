import type { CallDefinition } from "#contract/call.ts";
import { TOKEN_SCOPES } from "#contract/token-scopes.ts";
import { heardAgain } from "../../people/contact.ts";
import { hashSecret, isAccessToken } from "../../people/tokens.ts";
import type { Server } from "../../server.ts";
import { findApiToken, touchApiToken } from "../../tables/own/bots/api-token.ts";
import { noteContact } from "../../tables/own/device-number.ts";
import { type CallSession, sessionOfHash, sessionOfToken } from "../session.ts";

type Parts = Pick<Server, "database" | "settings" | "now">;

/** The last use of an access token is noted to the minute. */
const NOTED_EVERY = 60_000;

/**
 * Who makes a call: whoever is signed in, or a program with an access token. In calls that are open to anybody a program
 * is anybody; sockets and the contents of files ask for a session.
 */
export async function callerOfToken(
  server: Parts,
  { access }: Pick<CallDefinition, "access">,
  token: string,
): Promise<CallSession | undefined> {
  if (!isAccessToken(token)) return sessionOfToken(server, token);
  return access === "open" ? undefined : programOfHash(server, hashSecret(token));
}

/** The same caller, as they stand by now. */
export async function callerAgain(
  server: Parts,
  { tokenHash, rights }: CallSession,
): Promise<CallSession | undefined> {
  return rights ? programOfHash(server, tokenHash) : sessionOfHash(server, tokenHash);
}

async function programOfHash(
  { database, now: clock }: Parts,
  tokenHash: string,
): Promise<CallSession | undefined> {
  const first = await findApiToken(database, tokenHash);
  const now = clock();
  if (!first || first.expireTime <= now) return undefined;
  const contact = heardAgain(first.contact, now);
  const isUsed = now - first.lastTime >= NOTED_EVERY;
  const isHeard = contact !== first.contact;
  await Promise.all([
    isUsed && touchApiToken(database, tokenHash, now),
    isHeard && noteContact(database, first.deviceId, contact),
  ]);
  // The notes wait for whoever takes the token away at this moment.
  const found = isUsed || isHeard ? await findApiToken(database, tokenHash) : first;
  if (!found) return undefined;
  const { lastTime: _used, scopes, expireTime: _expires, isBot, ...session } = found;
  const named = new Set(scopes.split(","));
  return {
    ...session,
    contact,
    rights: { scopes: TOKEN_SCOPES.filter((scope) => named.has(scope)), isBot },
  };
}
