import { redirect } from "@tanstack/react-router";
import { readSession, type SavedSession } from "#client/live/session/session.ts";
import { keepWanted } from "#client/platform/history/wanted-address.ts";

/** Lets only people in who are signed in; the others come back here after they have. */
export function signedInOnly({ location }: { readonly location: { readonly href: string } }): {
  session: SavedSession;
} {
  const session = readSession();
  if (!session) {
    keepWanted(location.href);
    throw redirect({ to: "/login", replace: true });
  }
  // The database opens while the code of the screen is on its way.
  void import("#client/live/session/account-database.ts").then(({ accountDatabase }) =>
    accountDatabase(session),
  );
  return { session };
}
