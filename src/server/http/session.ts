import { hashSecret } from "../people/tokens.ts";
import { type FoundSession, findSession, touchSession } from "../tables/own/session.ts";
import type { Db } from "../tables/sql/db.ts";

/** The caller: who, and on which browser. */
export type CallSession = Pick<FoundSession, "tokenHash" | "userId" | "deviceId" | "isAdmin">;

/** Milliseconds between two notes of when a session was last used. */
const TOUCH_EVERY = 60_000;

/** Who a token speaks for; undefined = signed out. */
export async function sessionOfToken(
  db: Db,
  token: string,
  now: number,
): Promise<CallSession | undefined> {
  if (token.length < 20 || token.length > 200) return undefined;
  const session = await findSession(db, hashSecret(token));
  if (session && now - session.lastTime > TOUCH_EVERY)
    await touchSession(db, session.tokenHash, now);
  return session;
}
