import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { BotTag } from "#client/parts/people/bot-tag.tsx";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import chat from "../chat.module.css";
import { MessageText } from "../message-text.tsx";
import { Delivery, MessageFacts } from "../message/message-facts.tsx";
import { Face } from "../person/face.tsx";
import { ReplyQuote } from "../reply-quote.tsx";
import { isSameMessage } from "../same-message.ts";
import { AlbumGrid, type AlbumGridProps } from "./album-grid.tsx";

interface AlbumProps extends AlbumGridProps {
  readonly continues: boolean;
  readonly sameMinute: boolean;
  readonly readers: readonly DialogUser[] | undefined;
  readonly onJump: (messageId: number) => void;
}

/** Pictures that were sent together, as one block; each is a message of its own, with all that can be done with it. */
export const Album = memo(function Album({
  views,
  continues,
  sameMinute,
  readers,
  onJump,
  ...grid
}: AlbumProps) {
  const { t } = useTranslation("chat");
  const { userId } = useData();
  const users = useUsers();
  const [first, last] = [views[0]?.message, views.at(-1)?.message];
  if (!first || !last) return null;
  const mine = first.userId === userId;
  const name = users.get(first.userId)?.nickname ?? t("somebody");
  const facts = { mark: undefined, starred: false } as const;
  return (
    <div className={chat.message} data-album data-mine={mine || undefined}>
      {!mine && (
        <span className={chat.face}>
          {!continues && <Face userId={first.userId} name={name} isKnown />}
        </span>
      )}
      <div className={chat.body}>
        {!mine && !continues && (
          <div className={chat.author}>
            <span className={chat.authorName}>{name}</span>
            <BotTag userId={first.userId} />
            <MessageFacts message={first} {...facts} />
          </div>
        )}
        {first.replyId > 0 && <ReplyQuote messageId={first.replyId} onJump={onJump} />}
        <div className={chat.bubble} {...(first.msg.text === "" && { "data-bare": true })}>
          <AlbumGrid views={views} {...grid} />
          {first.msg.text !== "" && <MessageText msg={{ type: "text", text: first.msg.text }} />}
        </div>
        {(mine || continues) && (
          <MessageFacts message={last} {...facts} untimed={!mine && sameMinute}>
            {mine && (
              <Delivery
                pending={views.some(({ pending }) => pending)}
                message={last}
                readers={readers}
              />
            )}
          </MessageFacts>
        )}
      </div>
    </div>
  );
}, isSameAlbum);

function isSameAlbum(
  { views: before, ...left }: AlbumProps,
  { views: after, ...right }: AlbumProps,
): boolean {
  const names = Object.keys(left) as (keyof typeof left)[];
  return (
    before.length === after.length &&
    before.every((view, place) => {
      const other = after[place];
      return other !== undefined && isSameMessage(view, other);
    }) &&
    names.every((name) => left[name] === right[name])
  );
}
