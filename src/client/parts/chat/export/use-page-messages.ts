import { useTranslation } from "react-i18next";
import { isoTime } from "#client/i18n/format-time.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { fileName } from "#client/parts/sheet/save-sheet.ts";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import { forwardOf } from "#domain/message/forward/forwarded.ts";
import type { ForwardData } from "#domain/message/body/forward-data.ts";
import type { MergedMessage } from "#domain/message/body/merged-body.ts";
import type { VoteBody } from "#domain/message/body/vote-body.ts";
import type { FileBody, Message } from "#domain/message/message.ts";
import { fileBodyOf, lineBodyOf, noticeBodyOf, sourceOf } from "#domain/message/message-body.ts";
import { previewOf } from "#domain/message/preview.ts";
import { thingsAsWords } from "#domain/message/things/thing-mention.ts";
import { voteShare } from "#domain/message/vote/vote-share.ts";
import { chatMarkdown } from "../chat-markdown.ts";
import { useMarkLineWords } from "../marks/use-mark-line-words.ts";
import { tokensToNames } from "../mention/mention-text.ts";
import { useMentionNames } from "../mention/use-mention-names.ts";
import { useGoneWords } from "../message/use-gone-words.ts";
import { useNoticeWords } from "../rules/use-notice-words.ts";
import type { PageFile, PageMessage } from "./chat-page.ts";

/** Where the files of a chat lie beside its page. */
const FILES = "files";

const SHOWN = { img: "picture", record: "sound", file: "link" } as const;

/** Makes messages what stands on a page of their own: each says all by itself, in the person's language. */
export function usePageMessages(): (
  message: Message,
  quoted: Message | undefined,
  files: ReadonlyMap<number, unknown>,
) => PageMessage {
  const { t } = useTranslation(["chat-export", "chat", "message"]);
  const { absolute, fullDate, timeOfDay } = useFormatTime();
  const users = useUsers();
  const mentioned = useMentionNames(t("chat:somebody"));
  const goneWords = useGoneWords();
  const lineWords = useMarkLineWords();
  const noticeWords = useNoticeWords();
  const markdown = chatMarkdown(mentioned);
  const nameOf = (id: number) => users.get(id)?.nickname ?? t("chat:somebody");
  const wordsOf = (text: string) => tokensToNames(thingsAsWords(text), mentioned);

  const fileOf = (message: Message, body: FileBody, hasContent: boolean): PageFile => ({
    name: body.name || t("chat:voice.fileName"),
    shown: SHOWN[body.type],
    missing: t("fileMissing"),
    ...(hasContent && { path: pathOf(message.id, body) }),
  });
  const optionWords = (vote: VoteBody, option: VoteBody["list"][number]) => {
    const names = option.userIds.map(nameOf).join(", ");
    const values = { count: option.num, share: voteShare(vote, option) };
    const counted = `${option.text} · ${t("message:vote.num", values)}`;
    return names === "" ? counted : `${counted} (${names})`;
  };
  const mergedWords = ({ name, userId, time, text, fileName: file = "" }: MergedMessage) =>
    `${name ?? nameOf(userId)}, ${absolute(time)}: ${[file, wordsOf(text)].filter(Boolean).join(" · ")}`;
  const listOf = ({ msg }: Message): readonly string[] => {
    if (msg.type === "vote") return msg.list.map((option) => optionWords(msg, option));
    if (msg.type === "word-chain")
      return msg.list.map(({ userId, text }) => `${nameOf(userId)}: ${wordsOf(text)}`);
    return msg.type === "merged" ? msg.list.map(mergedWords) : [];
  };
  const textOf = (message: Message): string => {
    const { msg, userId } = message;
    if (message.withdrawTime > 0) return goneWords(message);
    const [line, notice] = [lineBodyOf(message), noticeBodyOf(message)];
    if (line) return lineWords(userId, line);
    if (notice) return noticeWords(userId, notice);
    return msg.type === "merged"
      ? t("message:merged.title", { count: msg.list.length })
      : wordsOf(msg.text);
  };
  const notesOf = (message: Message): readonly string[] => {
    const forward = forwardOf(message);
    return [
      ...(message.modify === 1 ? [t("chat:edited")] : []),
      ...(sourceOf(message) ? [t("chat:imported")] : []),
      ...(forward ? [forwardedWords(forward)] : []),
    ];
  };
  const forwardedWords = ({ show, name, userId }: ForwardData) =>
    show === 1
      ? t("message:forwardedFrom", { name: name ?? nameOf(userId) })
      : t("message:forwardedMark");

  return (message, quoted, files) => {
    const { msg, withdrawTime } = message;
    const stands = withdrawTime === 0;
    const isSaid = lineBodyOf(message) === undefined && noticeBodyOf(message) === undefined;
    const source = sourceOf(message);
    const time = source?.time ?? message.createTime;
    const body = stands ? fileBodyOf(message) : undefined;
    return {
      id: message.id,
      time: isoTime(time),
      day: fullDate(message.createTime),
      timeOfDay: source ? absolute(time) : timeOfDay(time),
      author: isSaid ? (source?.name ?? nameOf(message.userId)) : "",
      notes: stands ? notesOf(message) : [],
      quote: quoted && { id: quoted.id, words: `${nameOf(quoted.userId)}: ${quoteWords(quoted)}` },
      text: textOf(message),
      html:
        stands && msg.type === "md"
          ? cleanHtml(markdown.parse(thingsAsWords(msg.text), { async: false }))
          : undefined,
      list: stands ? listOf(message) : [],
      file: body && fileOf(message, body, files.has(body.fileId)),
      reactions: message.emoji.map(({ symbol, userIds }) => `${symbol} ${userIds.length}`),
    };
  };

  function quoteWords(quoted: Message): string {
    return quoted.withdrawTime > 0
      ? goneWords(quoted)
      : tokensToNames(previewOf(quoted), mentioned) || t("chat:earlierMessage");
  }
}

/** Two files of the same name stay two. */
export function pathOf(messageId: number, { name, ext }: FileBody): string {
  const called = fileName(name) || (ext === "" ? "file" : `file.${ext}`);
  return `${FILES}/${messageId}-${called}`;
}
