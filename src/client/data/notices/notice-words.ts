import type { SystemNotice } from "#base/notices.ts";
import type { NoticeChoice } from "../database/meta.ts";
import type { Notice } from "./read-notice.ts";

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
    tag: "test",
    data: { address: "/manage/setting/notifications", dialogId: 0 },
  };
}

function placeOf({ dialogId, messageId }: { dialogId: number; messageId: number }) {
  const address = `/manage/messenger/${dialogId}?message=${messageId}`;
  return { tag: `message-${messageId}`, data: { address, dialogId } };
}
