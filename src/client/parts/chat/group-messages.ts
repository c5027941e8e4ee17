import type { MessageView } from "#client/data/queries/messages.ts";
import type { Message } from "#domain/message/message.ts";
import { type IsMarked, joinsAlbum } from "./album/joins-album.ts";
import { isImported, lineOf } from "./message/own-message.ts";

/** How a line stands below the one before it. */
interface Following {
  /** Whether it follows one of the same person closely, so that the name need not be said again. */
  readonly continues: boolean;
  /** Whether it then came in the same minute, so that the time need not be said again either. */
  readonly sameMinute: boolean;
}

/** Pictures that were sent together. */
export type AlbumLine = Following & {
  readonly kind: "album";
  readonly key: string;
  readonly views: readonly MessageView[];
};

/** A line of the chat: a message, several pictures, or what stands between two of them. */
export type ChatLine =
  | { readonly kind: "day"; readonly key: string; readonly time: number }
  | { readonly kind: "unread"; readonly key: string }
  | (Following & { readonly kind: "message"; readonly key: string; readonly view: MessageView })
  | AlbumLine;

/** Behind which position messages are unread, and to whom. */
interface UnreadFrom {
  readonly after: number;
  readonly userId: number;
}

const MINUTE = 60_000;
const CLOSE = 5 * MINUTE;

/** Messages with day lines and the unread divider between them. */
export function groupMessages(
  messages: readonly MessageView[],
  dayOf: (time: number) => string,
  unread: UnreadFrom | undefined,
  isMarked: IsMarked,
): ChatLine[] {
  const lines: ChatLine[] = [];
  let before: MessageView | undefined;
  let divided = unread === undefined;
  for (const view of messages) {
    const { message } = view;
    const newDay = !before || dayOf(before.message.createTime) !== dayOf(message.createTime);
    if (newDay) lines.push({ kind: "day", key: `day-${message.id}`, time: message.createTime });
    const isFirstUnread = !divided && unread !== undefined && isUnread(message, unread);
    if (isFirstUnread) {
      lines.push({ kind: "unread", key: "unread" });
      divided = true;
    }
    const continues = !newDay && !isFirstUnread && before !== undefined && follows(before, view);
    const sameMinute = continues && before !== undefined && minuteOf(before) === minuteOf(view);
    const last = lines.at(-1);
    if (continues && before && last && joinsAlbum(before, view, isMarked)) {
      lines[lines.length - 1] = withPicture(last, view);
    } else lines.push({ kind: "message", key: String(message.id), view, continues, sameMinute });
    before = view;
  }
  return lines;
}

/** The line before a picture, with it. */
function withPicture(line: ChatLine, view: MessageView): ChatLine {
  if (line.kind === "album") return { ...line, views: [...line.views, view] };
  if (line.kind !== "message") return line;
  const { view: first, ...following } = line;
  return { ...following, kind: "album", views: [first, view] };
}

/** Time zones shift by whole minutes: on the clock it is the same one. */
function minuteOf({ message }: MessageView): number {
  return Math.floor(message.createTime / MINUTE);
}

function isUnread(message: Message, { after, userId }: UnreadFrom): boolean {
  const isQuiet = lineOf(message) !== undefined || message.withdrawTime > 0;
  return message.position > after && message.userId !== userId && !isQuiet;
}

function follows({ message: before }: MessageView, { message }: MessageView): boolean {
  return (
    before.userId === message.userId &&
    message.createTime - before.createTime < CLOSE &&
    message.replyId === 0 &&
    !lineOf(message) &&
    !lineOf(before) &&
    !isImported(message) &&
    !isImported(before)
  );
}
