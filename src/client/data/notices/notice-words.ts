import { type SystemNotice, TRIAL_TAG } from "#base/notices.ts";
import type { NoticeChoice } from "../database/meta.ts";
import type { Notice } from "./read-notice.ts";
import type { WorkNotice } from "./work-notices.ts";

/** What a notification is called where no words are at hand: nothing of it says what it is about. */
const NAMELESS = "Plumbline";

/** What the system shows of a message, as much of it as the person wants to be seen. */
export function noticeOfMessage(notice: Notice, choice: NoticeChoice): SystemNotice {
  const { kind, dialogId, messageId, dialogName, sender, text } = notice;
  if (choice.plain || !choice.words) return plainNotice(notice, choice);
  const line = choice.words.line.replace(/\{\{(name|text)\}\}/g, (_found, part: string) =>
    part === "name" ? sender : text,
  );
  return {
    ...placeOf({ dialogId, messageId }),
    title: kind === "direct" ? sender : dialogName,
    body: kind === "direct" ? text : line,
  };
}

/** That there is a message, and nothing of it. */
export function plainNotice(
  message: { readonly dialogId: number; readonly messageId: number },
  { words }: NoticeChoice,
): SystemNotice {
  return { ...placeOf(message), title: words?.newMessage ?? NAMELESS, body: "" };
}

/** What somebody sees who tries notifications out. */
export function testNotice({ words }: NoticeChoice): SystemNotice {
  return {
    title: words?.testTitle ?? NAMELESS,
    body: words?.testBody ?? "",
    tag: TRIAL_TAG,
    data: { address: "/manage/setting/notifications", dialogId: 0 },
  };
}

/** What the system shows of what somebody did, as much of it as the person wants to be seen. */
export function noticeOfWork(notice: WorkNotice, choice: NoticeChoice): SystemNotice {
  // Words that were laid down before there was such a kind have none for it.
  const line = choice.words?.work?.[notice.kind];
  if (choice.plain || !line) return plainWorkNotice(notice.id, choice);
  const facts: Readonly<Record<string, string>> = { name: notice.by, thing: notice.thing };
  const body = line.replace(/\{\{(name|thing)\}\}/g, (_found, part: string) => facts[part] ?? "");
  const address = addressOfWork(notice);
  return { title: notice.thing, body, tag: notice.id, data: { address, dialogId: 0 } };
}

/** That there is news of work, and nothing of it. */
export function plainWorkNotice(noticeId: string, { words }: NoticeChoice): SystemNotice {
  const data = { address: "/manage/workbench", dialogId: 0 };
  return { title: words?.newNotice ?? NAMELESS, body: "", tag: noticeId, data };
}

/** Where the app shows what a notice is about. */
export function addressOfWork({
  kind,
  planId,
  openTaskId,
  approvalId,
  dialogId,
  msgId,
}: Pick<
  WorkNotice,
  "kind" | "planId" | "openTaskId" | "approvalId" | "dialogId" | "msgId"
>): string {
  if (kind === "reported") return "/manage/setting/reports";
  if (msgId > 0) return placeOf({ dialogId, messageId: msgId }).data.address;
  if (approvalId > 0) return `/manage/approve/${approvalId}`;
  if (planId === 0) return "/manage/approve";
  return openTaskId > 0 ? `/manage/plan/${planId}?task=${openTaskId}` : `/manage/plan/${planId}`;
}

function placeOf({ dialogId, messageId }: { dialogId: number; messageId: number }) {
  const address = `/manage/messenger/${dialogId}?message=${messageId}`;
  return { tag: `message-${messageId}`, data: { address, dialogId } };
}
