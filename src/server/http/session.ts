import type { Refusal } from "#domain/refusal.ts";
import { hasEnded } from "../people/session-life.ts";
import { deviceLost, signedOut } from "../people/signed-out.ts";
import { hashSecret } from "../people/tokens.ts";
import type { Server } from "../server.ts";
import { type FoundSession, findSession, touchSession } from "../tables/own/session.ts";
import { isLostSession } from "../tables/own/lost-session.ts";
import type { Db } from "../tables/sql/db.ts";

/** The caller: who, and on which browser. */
export type CallSession = Pick<FoundSession, "tokenHash" | "userId" | "deviceId" | "isAdmin">;

/** Milliseconds between two notes of when a session was last used. */
const TOUCH_EVERY = 60_000;

/** Who a token speaks for; undefined = signed out. */
export async function sessionOfToken(
  { database, settings, now: clock }: Pick<Server, "database" | "settings" | "now">,
  token: string,
): Promise<CallSession | undefined> {
  if (!isToken(token)) return undefined;
  const session = await findSession(database, hashSecret(token));
  const now = clock();
  if (!session || hasEnded(session, settings.sessionLife, now)) return undefined;
  if (now - session.lastTime > TOUCH_EVERY) await touchSession(database, session.tokenHash, now);
  return session;
}

/** What a caller is told whose token speaks for nobody. */
export async function refusalOfToken(db: Db, token: string): Promise<Refusal> {
  if (!isToken(token)) return signedOut;
  return (await isLostSession(db, hashSecret(token))) ? deviceLost : signedOut;
}

function isToken(text: string): boolean {
  return text.length >= 20 && text.length <= 200;
}
