import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { readNoticeChoice, saveNoticeChoice } from "#client/data/notices/notice-choice.ts";
import { testNotice } from "#client/data/notices/notice-words.ts";
import { askForTrial, forgetPush, registerPush } from "#client/data/notices/push-calls.ts";
import type { Caller } from "#client/data/calls/http.ts";
import { canPush, endPush, subscribePush } from "#client/platform/notices/push-subscription.ts";
import {
  askForNotices,
  noticePermission,
  showSystemNotice,
} from "#client/platform/notices/system-notices.ts";

/** Asks the browser, and from then on tells of messages here; false where the person or the browser does not want it. */
export async function switchNoticesOn(database: LocalDatabase, call: Caller): Promise<boolean> {
  if ((await askForNotices()) !== "granted") return false;
  await saveNoticeChoice(database, { on: true });
  await renewPush(database, call);
  return true;
}

/** Holds without a network as well: the browser itself takes no more pushes. */
export async function switchNoticesOff(database: LocalDatabase, call: Caller): Promise<void> {
  await saveNoticeChoice(database, { on: false, push: "none" });
  await endPush().catch(() => undefined);
  await forgetPush(call);
}

/** Lets the server know where this browser can be reached while it is closed; notes what came of it. */
export async function renewPush(database: LocalDatabase, call: Caller): Promise<void> {
  const { on } = await readNoticeChoice(database);
  if (!on || noticePermission() !== "granted") return;
  const push = canPush() ? await registerPush(call, subscribePush) : "none";
  await saveNoticeChoice(database, { push });
}

/** What came of trying it out; shown = by this page, as pushes do not reach this browser. */
export type Trial = "sent" | "shown" | "refused" | "needsNetwork";

/** The whole way where pushes reach this browser, through the server and the push service; else as a message would be shown. */
export async function tryNotices(database: LocalDatabase, call: Caller): Promise<Trial> {
  const choice = await readNoticeChoice(database);
  if (choice.push !== "on") {
    await showSystemNotice(testNotice(choice));
    return "shown";
  }
  const result = await askForTrial(call);
  if (result.ok) return result.value.sent ? "sent" : "refused";
  return result.failure.kind === "network" ? "needsNetwork" : "refused";
}
