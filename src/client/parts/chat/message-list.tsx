import { Button } from "@mantine/core";
import dayjs from "dayjs";
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { useMarks } from "#client/live/chat/use-marks.ts";
import { useStars } from "#client/live/chat/use-starred.ts";
import { useData } from "#client/live/data-context.ts";
import type { Message } from "#domain/message/message.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { NamedLoader } from "#client/ui/loading-bar/named-loader.tsx";
import { useAnchor } from "./anchor/use-anchor.ts";
import classes from "./chat.module.css";
import { groupMessages } from "./group-messages.ts";
import type { MessageActionHandlers } from "./message-actions.tsx";
import { ChatLines } from "./lines/chat-lines.tsx";
import { writtenBy } from "./message/written-by.ts";
import { useModerates } from "./message/use-moderates.ts";
import { useHeldPlace } from "./scroll/use-held-place.ts";
import { useMessageWindow } from "./scroll/use-message-window.ts";
import { noteSeen, unreadFrom } from "./seen-here.ts";
import { useOtherReaders } from "./use-other-readers.ts";
import { useReading } from "./use-reading.ts";

const GoToDay = late(async () => (await import("./day/go-to-day.tsx")).GoToDay);
const JumpButtons = late(async () => (await import("./scroll/jump-buttons.tsx")).JumpButtons);
const MarksBar = late(async () => (await import("./marks/marks-bar.tsx")).MarksBar);

interface MessageListProps extends MessageActionHandlers {
  readonly view: DialogView;
  /** The message at which it opens. */
  readonly messageId: number | undefined;
  /** How often somebody came for it again. */
  readonly again: number;
  /** Messages that are chosen; undefined while nobody is choosing. */
  readonly chosen: readonly Message[] | undefined;
}

/** Pixels from the beginning at which older messages are fetched. */
const NEAR_TOP = 96;
const dayOf = (time: number) => dayjs(time).format("YYYY-MM-DD");

/** The messages of a dialog, from the unread ones on; older ones come at the top without a jump. */
export const MessageList = memo(function MessageList({
  view,
  messageId,
  again,
  chosen,
  ...actions
}: MessageListProps) {
  const { t } = useTranslation("chat");
  const { userId } = useData();
  const dialogId = view.dialog.id;
  const [unread] = useState(() => unreadFrom(view, userId));
  const [away, setAway] = useState(false);
  // The day from which somebody looks for another one.
  const [leaving, setLeaving] = useState<number>();
  const anchor = useAnchor(dialogId, messageId);
  // The message to which somebody went within what is shown, since they came for another one.
  const [went, setWent] = useState<{ from: number | undefined; id: number }>();
  const reached = went && went.from === anchor.id ? went.id : anchor.id;
  const shown = useMessageWindow({ id: dialogId, unread: view.unread }, anchor);
  const { ready, messages, earlierMissing, laterMissing, problem } = shown;
  const readers = useOtherReaders(dialogId);
  const marks = useMarks(dialogId);
  const stars = useStars();
  const moderates = useModerates(view.dialog);
  const reading = useReading();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const held = useHeldPlace(scroller, content);
  const opened = useRef(false);
  const shownAnchor = useRef<number>(undefined);
  const shownNewest = useRef<{ id: number | undefined; laterMissing: boolean }>({
    id: undefined,
    laterMissing: false,
  });

  const oldest = messages[0]?.message;
  const newest = messages.at(-1)?.message;
  const lines = useMemo(
    () => groupMessages(messages, dayOf, unread, (id) => marks.has(id)),
    [messages, unread, marks],
  );

  const handleSeen = useCallback(() => {
    const place = scroller.current;
    if (!place || document.visibilityState !== "visible" || !document.hasFocus()) return;
    const seen = lastVisible(place);
    if (!seen || seen.position <= (view.me?.readPosition ?? 0)) return;
    noteSeen(dialogId, userId, seen.position);
    reading.see({ ...seen, dialogId });
  }, [reading, dialogId, userId, view.me?.readPosition]);

  const stand = useEffectEvent(() => shown.stand(held.isAtEnd));

  // Opening: at the first unread message, else at the newest one. Later: along with what is new, for whoever is at the end or wrote it.
  const newestIsMine = newest?.userId === userId;
  useLayoutEffect(() => {
    const place = scroller.current;
    if (!place || !ready) return;
    // What comes by scrolling is not new.
    const isNew = newest?.id !== shownNewest.current.id && !shownNewest.current.laterMissing;
    shownNewest.current = { id: newest?.id, laterMissing };
    const wanted = anchor.id === shownAnchor.current ? undefined : rowOf(place, anchor.id);
    if (wanted || anchor.id === undefined) shownAnchor.current = anchor.id;
    if (wanted) held.holdRow(wanted, "center");
    else if (!opened.current) {
      const divider = place.querySelector("[data-unread]");
      if (divider) held.holdRow(divider, "start");
      else held.holdEnd();
    } else if (isNew && !laterMissing && anchor.id === undefined && (held.isAtEnd || newestIsMine))
      held.holdEnd();
    else held.restore();
    opened.current = true;
    // What comes into view by a jump may scroll nothing.
    setAway(!held.isAtEnd || laterMissing);
    stand();
    handleSeen();
  }, [
    ready,
    oldest?.id,
    newest?.id,
    newestIsMine,
    messages.length,
    laterMissing,
    anchor.id,
    handleSeen,
    held,
  ]);

  useEffect(() => {
    addEventListener("focus", handleSeen);
    document.addEventListener("visibilitychange", handleSeen);
    return () => {
      removeEventListener("focus", handleSeen);
      document.removeEventListener("visibilitychange", handleSeen);
    };
  }, [handleSeen]);

  const handleScroll = () => {
    const place = scroller.current;
    if (!place) return;
    held.follow(!laterMissing);
    setAway(!held.isAtEnd || laterMissing);
    shown.stand(held.isAtEnd);
    handleSeen();
    // Whoever is on the way to the newest needs nothing of what lies between.
    if (held.isAtEnd && !held.holdsEnd) void shown.fetchLater();
    if (place.scrollTop < NEAR_TOP) void shown.fetchEarlier();
  };

  // Whoever is at the top already cannot scroll there: what is missing above comes by itself.
  useEffect(() => {
    const isNearTop = ready && (scroller.current?.scrollTop ?? NEAR_TOP) < NEAR_TOP;
    if (isNearTop && problem === "") void shown.fetchEarlier();
  });

  const { jump, id: cameFor } = anchor;
  const { toNewest: showNewest } = shown;
  const jumpTo = useCallback(
    (id: number) => {
      const row = scroller.current && rowOf(scroller.current, id);
      setWent(row ? { from: cameFor, id } : undefined);
      if (row) held.holdRow(row, "center");
      else jump(id);
    },
    [jump, held, cameFor],
  );
  const comeAgain = useEffectEvent(() => messageId !== undefined && jumpTo(messageId));
  useEffect(() => {
    if (again > 0) comeAgain();
  }, [again]);
  const toNewest = useCallback(() => {
    setWent(undefined);
    showNewest();
    held.holdEnd();
  }, [showNewest, held]);
  // Whoever writes goes on at the end of the dialog, wherever they have scrolled to.
  const written = writtenBy(userId, view);
  const knownWritten = useRef(written);
  useEffect(() => {
    if (written === knownWritten.current) return;
    knownWritten.current = written;
    if (written !== undefined) toNewest();
  }, [written, toNewest]);

  return (
    <div className={classes.messages}>
      {marks.size > 0 && <MarksBar marks={marks} onJump={jumpTo} />}
      <div
        ref={scroller}
        className={classes.scroller}
        onScroll={handleScroll}
        role="log"
        aria-label={t("messages")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div ref={content} className={classes.content}>
          {earlierMissing && (
            <div className={classes.earlier}>
              {problem ? (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() => void shown.fetchEarlier()}
                >
                  {t("earlierOffline")}
                </Button>
              ) : (
                <NamedLoader label={t("loadingEarlier")} />
              )}
            </div>
          )}
          {ready && !earlierMissing && messages.length === 0 && (
            <p className={classes.start}>{t("startHere")}</p>
          )}
          <ChatLines
            {...{ lines, marks, stars, reached, readers, chosen, moderates, actions }}
            onJump={jumpTo}
            onDay={setLeaving}
          />
        </div>
      </div>
      {anchor.failure && <output className={classes.elsewhere}>{t("messageElsewhere")}</output>}
      {away && <JumpButtons view={view} onJump={jumpTo} onNewest={toNewest} />}
      {leaving !== undefined && (
        <Opening>
          <GoToDay
            dialogId={dialogId}
            time={leaving}
            onJump={jumpTo}
            onClose={() => setLeaving(undefined)}
          />
        </Opening>
      )}
    </div>
  );
});

function rowOf(place: Element, id: number | undefined): Element | undefined {
  return place.querySelector(`[data-message="${id}"]`) ?? undefined;
}

/** The lowest message that can be seen whole. */
function lastVisible(place: HTMLElement): { id: number; position: number } | undefined {
  const bottom = place.getBoundingClientRect().bottom + 8;
  const rows = [...place.querySelectorAll<HTMLElement>("[data-message]")];
  const row =
    rows.findLast((element) => element.getBoundingClientRect().bottom <= bottom) ?? rows.at(0);
  return row && { id: Number(row.dataset["message"]), position: Number(row.dataset["position"]) };
}
