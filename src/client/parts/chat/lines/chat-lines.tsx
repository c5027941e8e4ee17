import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import type { Message } from "#domain/message/message.ts";
import { Album } from "../album/album.tsx";
import classes from "../chat.module.css";
import type { ChatLine } from "../group-messages.ts";
import type { MessageActionHandlers } from "../message-actions.tsx";
import { MessageRow } from "../message-row.tsx";

interface ChatLinesProps {
  readonly lines: readonly ChatLine[];
  readonly marks: ReadonlyMap<number, MessageMark>;
  readonly stars: ReadonlySet<number>;
  /** The message for which the person came. */
  readonly reached: number | undefined;
  readonly readers: readonly DialogUser[] | undefined;
  /** Messages that are chosen; undefined while nobody is choosing. */
  readonly chosen: readonly Message[] | undefined;
  readonly moderates: boolean;
  readonly actions: MessageActionHandlers;
  readonly onJump: (messageId: number) => void;
  /** Looks for another day from the one of this moment on. */
  readonly onDay: (time: number) => void;
}

/** Messages, and what stands between them. */
export function ChatLines({
  lines,
  marks,
  stars,
  reached,
  chosen,
  actions,
  onDay,
  ...shared
}: ChatLinesProps) {
  const { t } = useTranslation("chat");
  const { day } = useFormatTime();
  return lines.map((line) => {
    if (line.kind === "day") {
      return (
        <button
          key={line.key}
          type="button"
          className={classes.day}
          aria-label={t("goToDay", { day: day(line.time) })}
          onClick={() => onDay(line.time)}
        >
          {day(line.time)}
        </button>
      );
    }
    if (line.kind === "unread") {
      return (
        <div key={line.key} className={classes.unread} data-unread>
          {t("new")}
        </div>
      );
    }
    if (line.kind === "album") {
      return (
        <Boundary key={line.key} row={line.views}>
          <Album
            views={line.views}
            continues={line.continues}
            sameMinute={line.sameMinute}
            {...{ stars, reached, chosen }}
            {...shared}
            {...actions}
          />
        </Boundary>
      );
    }
    const { message } = line.view;
    return (
      <Boundary key={line.key} row={line.view}>
        <MessageRow
          view={line.view}
          mark={marks.get(message.id)}
          starred={stars.has(message.id)}
          continues={line.continues}
          sameMinute={line.sameMinute}
          found={message.id === reached}
          selected={chosen?.some(({ id }) => id === message.id)}
          {...shared}
          {...actions}
        />
      </Boundary>
    );
  });
}
