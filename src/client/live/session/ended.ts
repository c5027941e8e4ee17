import { readVisitNote, writeVisitNote } from "#client/platform/notes/visit-notes.ts";

const NAME = "session-ended";

/** The server no longer took the session: the sign-in says so (seed 000 §8 'token expired'). */
export function noteEnded(): void {
  writeVisitNote(NAME, "1");
}

/** Whether the last session of this window was ended by the server. */
export function wasEnded(): boolean {
  return readVisitNote(NAME) !== undefined;
}

export function forgetEnded(): void {
  writeVisitNote(NAME, undefined);
}
