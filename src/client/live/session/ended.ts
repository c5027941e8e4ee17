import { readVisitNote, writeVisitNote } from "#client/platform/notes/visit-notes.ts";

const NAME = "session-ended";

/** Keys of what the sign-in says of it (seed 000 §8 'token expired'). */
type EndReason = "tokenExpired" | "deviceLost";

/** The server no longer took the session: the sign-in says so. */
export function noteEnded(lost: boolean): void {
  writeVisitNote(NAME, lost ? "deviceLost" : "tokenExpired");
}

/** Why the last session of this window was ended by the server, if it was. */
export function whyEnded(): EndReason | undefined {
  const note = readVisitNote(NAME);
  if (note === undefined) return undefined;
  return note === "deviceLost" ? note : "tokenExpired";
}

export function forgetEnded(): void {
  writeVisitNote(NAME, undefined);
}
