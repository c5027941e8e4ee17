import type { Session } from "#contract/session.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

const NAME = "session";

/** Who is signed in on this browser. */
export type SavedSession = Session;

let known: { readonly text: string; readonly session: SavedSession } | undefined;

/** The session of this browser, the same object while it stays the same; undefined when nobody is signed in. */
export function readSession(): SavedSession | undefined {
  const text = readSetting(NAME);
  if (!text) return undefined;
  if (known?.text !== text) known = { text, session: JSON.parse(text) as SavedSession };
  return known.session;
}

export function saveSession(session: SavedSession): void {
  writeSetting(NAME, JSON.stringify(session));
}

/** Forgets the session, but not the account's database: signing in again finds what waits. */
export function forgetSession(): void {
  writeSetting(NAME, undefined);
}
