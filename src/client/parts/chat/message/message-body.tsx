import { useTranslation } from "react-i18next";
import type { MessageView } from "#client/data/queries/messages.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { BotTag } from "#client/parts/people/bot-tag.tsx";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import type { Message } from "#domain/message/message.ts";
import { forwardOf } from "#domain/message/forward/forwarded.ts";
import { fileBodyOf, sourceOf } from "#domain/message/message-body.ts";
import classes from "../chat.module.css";
import type { MessageActionHandlers } from "../message-actions.tsx";
import { MessageText } from "../message-text.tsx";
import { RepliesButton } from "../thread/replies-button.tsx";
import { Face } from "../person/face.tsx";
import { ReplyQuote } from "../reply-quote.tsx";
import { TranslationOf } from "../translate/translation-of.tsx";
import file from "./file-message.module.css";
import { Delivery, MessageFacts } from "./message-facts.tsx";
import { pictureBox } from "./picture-box.ts";
import { Reactions } from "./reactions.tsx";
import { isOwnMessage } from "./own-message.ts";
import { useGoneWords } from "./use-gone-words.ts";

const StreamedText = late(async () => (await import("../stream/streamed-text.tsx")).StreamedText);
const FileMessage = late(async () => (await import("./file-message.tsx")).FileMessage);

const VoteMessage = late(async () => (await import("../vote/vote-message.tsx")).VoteMessage);
const ChainMessage = late(async () => (await import("../chain/chain-message.tsx")).ChainMessage);
const MergedMessage = late(
  async () => (await import("../merged/merged-message.tsx")).MergedMessage,
);
const ForwardedFrom = late(
  async () => (await import("../forward/forwarded-from.tsx")).ForwardedFrom,
);
const StickerMessage = late(
  async () => (await import("../sticker/sticker-message.tsx")).StickerMessage,
);
const LinkCard = late(async () => (await import("../link/link-card.tsx")).LinkCard);

export interface MessageBodyProps extends Pick<MessageActionHandlers, "onReact" | "onThread"> {
  readonly view: MessageView;
  /** What the message is marked with. */
  readonly mark: MessageMark | undefined;
  /** Whether the person has starred it for themselves. */
  readonly starred: boolean;
  readonly continues: boolean;
  /** Whether it came in the minute of the one before it, which it continues. */
  readonly sameMinute: boolean;
  /** The others with how far they have read; undefined where they are so many that it is asked for. */
  readonly readers: readonly DialogUser[] | undefined;
  readonly onJump: (messageId: number) => void;
}

/** What a message says and who says it. */
export function MessageBody({
  view,
  mark,
  starred,
  continues,
  sameMinute,
  readers,
  onJump,
  onReact,
  onThread,
}: MessageBodyProps) {
  const { message, pending } = view;
  const { t } = useTranslation("chat");
  const { userId } = useData();
  const users = useUsers();
  const goneWords = useGoneWords();
  const forward = message.withdrawTime > 0 ? undefined : forwardOf(message);
  const mine = isOwnMessage(message, userId);
  const name = sourceOf(message)?.name ?? users.get(message.userId)?.nickname ?? t("somebody");
  return (
    <>
      {!mine && (
        <span className={classes.face}>
          {!continues && <Face userId={message.userId} name={name} isKnown={!sourceOf(message)} />}
        </span>
      )}
      <div className={classes.body}>
        {!mine && !continues && (
          <div className={classes.author}>
            <span className={classes.authorName}>{name}</span>
            {!sourceOf(message) && <BotTag userId={message.userId} />}
            <MessageFacts message={message} mark={mark} starred={starred} />
          </div>
        )}
        {message.replyId > 0 && <ReplyQuote messageId={message.replyId} onJump={onJump} />}
        {forward && <ForwardedFrom forward={forward} />}
        <div className={classes.bubble} {...lookOf(message)}>
          {message.withdrawTime > 0 ? (
            goneWords(message)
          ) : (
            <>
              <Said message={message} />
              <TranslationOf message={message} />
            </>
          )}
        </div>
        {message.emoji.length > 0 && (
          <Reactions message={message} userId={userId} onReact={onReact} />
        )}
        {message.replyNum > 0 && <RepliesButton message={message} onThread={onThread} />}
        {(mine || continues) && (
          <MessageFacts
            message={message}
            mark={mark}
            starred={starred}
            untimed={!mine && sameMinute}
          >
            {mine && <Delivery pending={pending} message={message} readers={readers} />}
          </MessageFacts>
        )}
      </div>
    </>
  );
}

/** A sticker stands by itself. */
function lookOf({ withdrawTime, msg }: Message) {
  if (withdrawTime > 0) return { "data-withdrawn": true };
  return msg.type === "sticker" ? { "data-bare": true } : {};
}

/** What a message that says nothing but words may be. */
const KNOWN = new Set<string>(["text", "md"]);

/** Words, a vote, a word-chain, or a file with what was said to it; of what a newer version of the app has sent a line with its words. */
function Said({ message }: { readonly message: Message }) {
  const { t } = useTranslation("chat");
  const body = fileBodyOf(message);
  const { msg } = message;
  if (msg.type === "vote") {
    return (
      <Meanwhile instead={msg.text}>
        <VoteMessage message={message} vote={msg} />
      </Meanwhile>
    );
  }
  if (msg.type === "word-chain") {
    return (
      <Meanwhile instead={msg.text}>
        <ChainMessage message={message} chain={msg} />
      </Meanwhile>
    );
  }
  if (msg.type === "merged") {
    return (
      <Meanwhile instead={msg.text}>
        <MergedMessage merged={msg} />
      </Meanwhile>
    );
  }
  if (msg.type === "sticker") {
    return (
      <Meanwhile instead={<span className={file.sticker}>{msg.text}</span>}>
        <StickerMessage body={msg} />
      </Meanwhile>
    );
  }
  if (!body && !KNOWN.has(message.msg.type)) {
    return (
      <>
        <em>{t("unknownMessage")}</em>
        {message.msg.text && <MessageText msg={{ type: "text", text: message.msg.text }} />}
      </>
    );
  }
  if ("stream" in msg && msg.stream) {
    return (
      <Meanwhile instead={<MessageText msg={msg} />}>
        <StreamedText message={message} />
      </Meanwhile>
    );
  }
  if (!body) {
    return (
      <>
        <MessageText msg={msg} />
        {"link" in msg && msg.link && <LinkCard message={message} link={msg.link} />}
      </>
    );
  }
  return (
    <Meanwhile
      instead={
        <span
          className={file.coming}
          {...(body.width > 0 ? { style: pictureBox(body) } : { "data-card": true })}
        />
      }
    >
      <FileMessage message={message} body={body} />
    </Meanwhile>
  );
}
