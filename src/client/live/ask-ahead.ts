import { readBoard } from "#client/data/queries/board.ts";
import { readDialog, readDialogs } from "#client/data/queries/dialogs.ts";
import { messagesAtFirst, readMessages, readReaders } from "#client/data/queries/messages.ts";
import { readMyTaskRows } from "#client/data/queries/across-plans/my-tasks.ts";
import { readPlan, readPlans } from "#client/data/queries/plan.ts";
import { readTask } from "#client/data/queries/task.ts";
import { readUsers } from "#client/data/queries/users.ts";
import type { LiveQueries } from "./live-queries.ts";
import { accountDatabase, queriesOf } from "./session/account-database.ts";
import type { SavedSession } from "./session/session.ts";

/** A screen that follows another is drawn without its rows when they take longer than this, ms. */
const PATIENCE = 300;

/**
 * Asks what a screen shows while its code is on its way. A screen that follows
 * another waits for the answer, so that nothing flickers; the first one does
 * not: its frame is drawn meanwhile.
 */
export async function askAhead(
  session: SavedSession,
  ask: (queries: LiveQueries) => Promise<unknown>,
): Promise<void> {
  const queries = queriesOf(accountDatabase(session));
  // Who watches hears of a failure; here it only ends the waiting.
  const asked = Promise.all([queries.ask(readUsers), ask(queries)]).catch(() => undefined);
  if (!document.querySelector("#root")?.hasChildNodes()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([asked, patience]);
  clearTimeout(timer);
}

export function askForBoard(session: SavedSession, planId: number): Promise<void> {
  return askAhead(session, (queries) =>
    Promise.all([queries.ask(readBoard, planId), queries.ask(readPlan, planId, session.userId)]),
  );
}

export function askForPlans(session: SavedSession): Promise<void> {
  return askAhead(session, (queries) => queries.ask(readPlans, session.userId, false));
}

export function askForMyTasks(session: SavedSession): Promise<void> {
  return askAhead(session, (queries) => queries.ask(readMyTaskRows, session.userId));
}

export function askForTask(session: SavedSession, taskId: number): Promise<void> {
  return askAhead(session, (queries) => queries.ask(readTask, taskId, session.userId));
}

export function askForMessenger(
  session: SavedSession,
  dialogId: number | undefined,
): Promise<void> {
  return askAhead(session, (queries) =>
    Promise.all([
      queries.ask(readDialogs, session.userId),
      dialogId && askForDialog(queries, dialogId, session.userId),
    ]),
  );
}

async function askForDialog(queries: LiveQueries, dialogId: number, userId: number) {
  const readers = queries.ask(readReaders, dialogId);
  const view = await queries.ask(readDialog, dialogId, userId);
  if (view) await queries.ask(readMessages, dialogId, messagesAtFirst(view.unread), undefined);
  await readers;
}
