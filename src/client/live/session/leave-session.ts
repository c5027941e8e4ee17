import { localDatabaseName } from "#client/data/database/local-database.ts";
import { dropLaidAway } from "#client/data/laid-away/drop-laid-away.ts";
import { forgetKept } from "#client/platform/kept-text.ts";
import { forgetOutside } from "#client/platform/notes/kept-outside.ts";
import { forgetShared } from "#client/platform/shared/shared-content.ts";
import { deleteAccountDatabase, openedDatabase } from "./account-database.ts";
import { forgetNotices } from "./forget-notices.ts";
import { forgetDevices, forgetSession, type SavedSession } from "./session.ts";

/** How the person's leave of a session comes out, if they are taking one. */
let leave: { readonly token: string; readonly outcome: Promise<unknown> } | undefined;

/**
 * Ends a session because the person wants it: the server is told, and unless that
 * answers a failure nothing of the account stays in this browser.
 */
export async function leaveSession<Failure>(
  session: SavedSession,
  tellServer: () => Promise<Failure | undefined>,
): Promise<Failure | undefined> {
  const outcome = noteLeaving(session, true)
    .then(tellServer)
    .then(async (failure) => {
      if (failure === undefined) await forgetAccount(session);
      else await noteLeaving(session, false);
      return failure;
    });
  leave = { token: session.token, outcome };
  return outcome;
}

/** Whether the person ended this session: the server's own word of it, which may come first, is no news then. */
export async function wasLeft(session: SavedSession): Promise<boolean> {
  if (leave?.token !== session.token) return false;
  return leave.outcome.then(
    (failure) => failure === undefined,
    () => false,
  );
}

async function forgetAccount(session: SavedSession): Promise<void> {
  forgetSession();
  forgetDevices(session.userId);
  forgetKept();
  await forgetShared();
  await forgetOutside();
  // A push service that does not answer keeps nobody's rows here.
  const name = localDatabaseName(session.spaceId, session.userId);
  await Promise.all([deleteAccountDatabase(name), dropLaidAway(name), forgetNotices()]);
}

/** Another tab may hear from the server first: what was not sent is not laid away then. */
async function noteLeaving(session: SavedSession, leaving: boolean): Promise<void> {
  const meta = openedDatabase(session)?.meta;
  try {
    if (leaving) await meta?.put({ key: "leaving", value: true });
    else await meta?.delete("leaving");
  } catch {
    // Without the note it is laid away, and nobody but its owner sees it.
  }
}
