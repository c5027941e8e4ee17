import { forgetKept } from "#client/platform/kept-text.ts";
import { forgetShared } from "#client/platform/shared/shared-content.ts";
import { deleteAccountDatabase } from "./account-database.ts";
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
  const outcome = tellServer().then(async (failure) => {
    if (failure === undefined) await forgetAccount(session);
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
  // A push service that does not answer keeps nobody's rows here.
  await Promise.all([deleteAccountDatabase(session), forgetNotices()]);
}

/** The code for it comes when it is needed; the server sends nothing to who is signed out in any case. */
async function forgetNotices(): Promise<void> {
  try {
    const notices = await import("#client/platform/notices/push-subscription.ts");
    await notices.forgetNotices();
  } catch {
    // The browser keeps nothing that could be shown without the account's database.
  }
}
