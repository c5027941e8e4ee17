import { askStanding, type Standing } from "#client/data/calls/ask-standing.ts";
import type { SavedSession } from "./session.ts";

let asked: { readonly token: string; readonly standing: Promise<Standing> } | undefined;

/**
 * What the server says of a session, asked once before anything of it is shown; unknown without a
 * network, for then nobody can know.
 */
export async function standingOf({ token }: SavedSession): Promise<Standing> {
  if (asked?.token !== token) {
    asked = { token, standing: askStanding(location.origin, token) };
  }
  return asked.standing;
}
