import { getPushKey, setPushAlias, testPush } from "#contract/calls/notify.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { PushState } from "#client/data/database/meta.ts";
import { readNoticeChoice, saveNoticeChoice } from "#client/data/notices/notice-choice.ts";
import { testNotice } from "#client/data/notices/notice-words.ts";
import type { Caller, CallFailure } from "#client/data/sync/http.ts";
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
  await call(setPushAlias, { subscription: null });
}

/** Lets the server know where this browser can be reached while it is closed; notes what came of it. */
export async function renewPush(database: LocalDatabase, call: Caller): Promise<void> {
  const { on } = await readNoticeChoice(database);
  if (!on || noticePermission() !== "granted") return;
  await saveNoticeChoice(database, { push: await registerPush(call) });
}

async function registerPush(call: Caller): Promise<PushState> {
  if (!canPush()) return "none";
  const key = await call(getPushKey, {});
  if (!key.ok) return stateAfter(key.failure);
  const { publicKey } = key.value;
  const found = await subscribePush(publicKey).catch(() => undefined);
  const { endpoint, keys: { p256dh, auth } = {} } = found ?? {};
  if (!endpoint || !p256dh || !auth) return "failed";
  const subscription = { endpoint, keys: { p256dh, auth } };
  const told = await call(setPushAlias, { subscription, publicKey });
  return told.ok ? "on" : stateAfter(told.failure);
}

function stateAfter({ kind }: CallFailure): PushState {
  return kind === "network" ? "later" : "failed";
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
  const result = await call(testPush, {});
  if (result.ok) return result.value.sent ? "sent" : "refused";
  return result.failure.kind === "network" ? "needsNetwork" : "refused";
}
