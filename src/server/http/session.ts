import type { TokenRights } from "#contract/token-scopes.ts";
import type { Refusal } from "#domain/refusal.ts";
import { heardAgain } from "../people/contact.ts";
import { hasEnded } from "../people/session-life.ts";
import { deviceLost, signedOut } from "../people/signed-out.ts";
import { hashSecret } from "../people/tokens.ts";
import type { Server } from "../server.ts";
import { noteContact } from "../tables/own/device-number.ts";
import { type FoundSession, findSession, touchSession } from "../tables/own/session.ts";
import { isLostSession } from "../tables/own/lost-session.ts";
import type { Db } from "../tables/sql/db.ts";

type Sessions = Pick<Server, "database" | "settings" | "now">;

/** The caller: who, on which browser, and when that was heard of. */
export type CallSession = Pick<
  FoundSession,
  "tokenHash" | "userId" | "deviceId" | "isAdmin" | "contact"
> & {
  /** What the caller may do where it is a program with an access token. */
  readonly rights?: TokenRights;
};

/** Who a token speaks for; undefined = signed out. Notes that their browser was heard of. */
export async function sessionOfToken(
  server: Sessions,
  token: string,
): Promise<CallSession | undefined> {
  return isToken(token) ? sessionOfHash(server, hashSecret(token)) : undefined;
}

/** As sessionOfToken, for who proved before that they have the token. */
export async function sessionOfHash(
  { database, settings, now: clock }: Sessions,
  tokenHash: string,
): Promise<CallSession | undefined> {
  const session = await findSession(database, tokenHash);
  const now = clock();
  if (!session || hasEnded(session, settings.sessionLife, now)) return undefined;
  const contact = heardAgain(session.contact, now);
  if (contact === session.contact) return session;
  await Promise.all([
    touchSession(database, tokenHash, now),
    noteContact(database, session.deviceId, contact),
  ]);
  // The note waits for whoever signs the device out at this moment.
  const still = await findSession(database, tokenHash);
  return still && { ...still, contact };
}

/** What a caller is told whose token speaks for nobody. */
export async function refusalOfToken(db: Db, token: string): Promise<Refusal> {
  return isToken(token) ? refusalOfHash(db, hashSecret(token)) : signedOut;
}

/** As refusalOfToken, for who proved before that they had the token. */
export async function refusalOfHash(db: Db, tokenHash: string): Promise<Refusal> {
  return (await isLostSession(db, tokenHash)) ? deviceLost : signedOut;
}

function isToken(text: string): boolean {
  return text.length >= 20 && text.length <= 200;
}
