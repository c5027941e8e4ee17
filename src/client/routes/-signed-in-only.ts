import { redirect } from "@tanstack/react-router";
import { noteEnded } from "#client/live/session/ended.ts";
import { readSession, type SavedSession } from "#client/live/session/session.ts";
import { standingOf } from "#client/live/session/start-check.ts";
import { keepWanted } from "#client/platform/history/wanted-address.ts";

/**
 * Lets only people in who are signed in; the others come back here after they have. Whom the server
 * has signed out sees nothing: what this browser holds of theirs goes first.
 */
export async function signedInOnly({
  location,
}: {
  readonly location: { readonly href: string };
}): Promise<{ session: SavedSession }> {
  const session = readSession();
  if (session && (await mayShow(session))) return { session };
  keepWanted(location.href);
  throw redirect({ to: "/login", replace: true });
}

async function mayShow(session: SavedSession): Promise<boolean> {
  // The database opens while the server answers and the code of the screen is on its way.
  void import("#client/live/session/account-database.ts").then(({ accountDatabase }) =>
    accountDatabase(session),
  );
  const standing = await standingOf(session);
  if (standing === "holds" || standing === "unknown") return true;
  noteEnded(standing === "lost");
  const { endAccount } = await import("#client/live/session/end-account.ts");
  await endAccount(session).catch(() => undefined);
  return false;
}
