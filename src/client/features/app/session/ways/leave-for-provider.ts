import { beginSingleSignOn } from "#contract/calls/sign-in.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { writeVisitNote } from "#client/platform/notes/visit-notes.ts";
import { randomId } from "#client/platform/random-id.ts";

/** A secret that stays in this window: without it nobody can use what the provider sends back. */
export const BINDING = "sso-binding";

/** Leaves the page for the company's provider; answers only where that failed. */
export async function leaveForProvider(language: string) {
  const binding = randomId();
  writeVisitNote(BINDING, binding);
  const begun = await openCaller(language)(beginSingleSignOn, { binding });
  if (!begun.ok) return begun.failure;
  location.assign(begun.value.address);
  // The page is left; nothing more happens on it.
  return new Promise<never>(() => undefined);
}
