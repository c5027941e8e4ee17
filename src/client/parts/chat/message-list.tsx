import { Button, Loader } from "@mantine/core";
import { IconArrowDown } from "@tabler/icons-react";
import dayjs from "dayjs";
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { messagesAtFirst } from "#client/data/queries/messages.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useLoadEarlier, useLoadLater } from "#client/live/use-history.ts";
import { useMessages } from "#client/live/use-messages.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { MESSAGE_PAGE } from "#domain/limits.ts";
import { useAnchor } from "./anchor/use-anchor.ts";
import classes from "./chat.module.css";
import { groupMessages } from "./group-messages.ts";
import type { MessageActionHandlers } from "./message-actions.tsx";
import { MessageRow } from "./message-row.tsx";
import { useModerates } from "./message/use-moderates.ts";
import { useOtherReaders } from "./use-other-readers.ts";
import { useReading } from "./use-reading.ts";

interface MessageListProps extends MessageActionHandlers {
  readonly view: DialogView;
  /** The message at which it opens. */
  readonly messageId: number | undefined;
}

const NEAR = 48;
const dayOf = (time: number) => dayjs(time).format("YYYY-MM-DD");
const none = [] as const;

/** The messages of a dialog, from the unread ones on; older ones come at the top without a jump. */
export const MessageList = memo(function MessageList({
  view,
  messageId,
  ...actions
}: MessageListProps) {
  const { t } = useTranslation("chat");
  const { day } = useFormatTime();
  const failureText = useFailureText();
  const dialogId = view.dialog.id;
  const [most, setMost] = useState(messagesAtFirst(view.unread));
  const [unreadAfter] = useState(view.unread > 0 ? view.me?.readPosition : undefined);
  const [problem, setProblem] = useState("");
  const [away, setAway] = useState(false);
  const anchor = useAnchor(dialogId, messageId);
  const { position: around, later } = anchor;
  const messageWindow = useMessages(dialogId, most, { around, later });
  const readers = useOtherReaders(dialogId);
  const moderates = useModerates(view.dialog);
  const loadEarlier = useLoadEarlier();
  const loadLater = useLoadLater();
  const reading = useReading();
  const scroller = useRef<HTMLDivElement>(null);
  const atBottom = useRef(true);
  const opened = useRef(false);
  const fromBottom = useRef<number>(undefined);
  const loading = useRef(false);
  const shownAnchor = useRef<number>(undefined);

  const ready = messageWindow.state === "ready";
  const messages = ready ? messageWindow.value.messages : none;
  const oldest = messages[0]?.message;
  const newest = messages.at(-1)?.message;
  const lines = useMemo(() => groupMessages(messages, dayOf, unreadAfter), [messages, unreadAfter]);

  const handleSeen = useCallback(() => {
    const place = scroller.current;
    if (!place || document.visibilityState !== "visible" || !document.hasFocus()) return;
    const seen = lastVisible(place);
    if (seen && seen.position > (view.me?.readPosition ?? 0)) reading.see({ ...seen, dialogId });
  }, [reading, dialogId, view.me?.readPosition]);

  const laterMissing = ready && messageWindow.value.laterMissing;
  // Opening: at the first unread message, else at the newest one. Later: follow only when at the bottom.
  useLayoutEffect(() => {
    const place = scroller.current;
    if (!place || !ready) return;
    if (!opened.current) {
      opened.current = true;
      const divider = place.querySelector("[data-unread]");
      if (divider) divider.scrollIntoView({ block: "start" });
      else place.scrollTop = place.scrollHeight;
    } else if (fromBottom.current !== undefined) {
      place.scrollTop = place.scrollHeight - fromBottom.current;
    } else if (atBottom.current && anchor.id === undefined) place.scrollTop = place.scrollHeight;
    fromBottom.current = undefined;
    if (shownAnchor.current !== anchor.id) {
      const row = place.querySelector(`[data-message="${anchor.id}"]`);
      row?.scrollIntoView({ block: "center" });
      if (row || anchor.id === undefined) shownAnchor.current = anchor.id;
    }
    handleSeen();
  }, [ready, oldest?.id, newest?.id, messages.length, anchor.id, handleSeen]);

  useEffect(() => {
    addEventListener("focus", handleSeen);
    document.addEventListener("visibilitychange", handleSeen);
    return () => {
      removeEventListener("focus", handleSeen);
      document.removeEventListener("visibilitychange", handleSeen);
    };
  }, [handleSeen]);

  const missing = ready && messageWindow.value.earlierMissing;
  const fetchEarlier = async () => {
    if (loading.current || !missing) return;
    const place = scroller.current;
    if (place) fromBottom.current = place.scrollHeight - place.scrollTop;
    if (messages.length >= most) {
      setMost(most + MESSAGE_PAGE * 2);
      return;
    }
    loading.current = true;
    const failure = await loadEarlier(dialogId, oldest?.id);
    loading.current = false;
    setProblem(failure ? failureText(failure) : "");
    if (!failure) setMost(most + MESSAGE_PAGE * 2);
  };

  const fetchLater = async () => {
    if (loading.current || !laterMissing || !newest) return;
    loading.current = true;
    // What is here is shown at once; only where it ends is more fetched.
    const isEnd = around !== undefined && newest.position < around + later;
    const failure = isEnd ? await loadLater(dialogId, newest.id) : undefined;
    loading.current = false;
    if (failure) return;
    setMost((before) => before + MESSAGE_PAGE * 2);
    anchor.showLater();
  };

  // A chat that was left long ago keeps nothing here: its newest messages come as it is opened.
  const empty = missing && messages.length === 0;
  useEffect(() => {
    if (!empty) return;
    loading.current = true;
    void loadEarlier(dialogId, undefined).then((failure) => {
      loading.current = false;
      setProblem(failure ? failureText(failure) : "");
    });
  }, [empty, dialogId, loadEarlier, failureText]);

  const handleScroll = () => {
    const place = scroller.current;
    if (!place) return;
    atBottom.current = place.scrollHeight - place.scrollTop - place.clientHeight < NEAR;
    setAway(!atBottom.current || laterMissing);
    handleSeen();
    if (atBottom.current) void fetchLater();
    if (place.scrollTop < NEAR * 2) void fetchEarlier();
  };

  const { jump } = anchor;
  const jumpTo = useCallback(
    (id: number) => {
      const row = scroller.current?.querySelector(`[data-message="${id}"]`);
      if (row) row.scrollIntoView({ block: "center" });
      else jump(id);
    },
    [jump],
  );
  const toNewest = () => {
    atBottom.current = true;
    jump(undefined);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  };

  return (
    <div className={classes.messages}>
      <div
        ref={scroller}
        className={classes.scroller}
        onScroll={handleScroll}
        role="log"
        aria-label={t("messages")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {missing && (
          <div className={classes.earlier}>
            {problem ? (
              <Button variant="subtle" size="compact-sm" onClick={() => void fetchEarlier()}>
                {t("earlierOffline")}
              </Button>
            ) : (
              <Loader size="xs" aria-label={t("loadingEarlier")} />
            )}
          </div>
        )}
        {ready && !missing && messages.length === 0 && (
          <p className={classes.start}>{t("startHere")}</p>
        )}
        {lines.map((line) => {
          if (line.kind === "day") {
            return (
              <div key={line.key} className={classes.day}>
                {day(line.time)}
              </div>
            );
          }
          if (line.kind === "unread") {
            return (
              <div key={line.key} className={classes.unread} data-unread>
                {t("new")}
              </div>
            );
          }
          return (
            <Boundary key={line.key} row={line.view}>
              <MessageRow
                view={line.view}
                continues={line.continues}
                found={line.view.message.id === anchor.id}
                readers={readers}
                moderates={moderates}
                onJump={jumpTo}
                {...actions}
              />
            </Boundary>
          );
        })}
      </div>
      {anchor.failure && <output className={classes.elsewhere}>{t("messageElsewhere")}</output>}
      {away && (
        <Button
          className={classes.toNewest}
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowDown size="0.9rem" aria-hidden />}
          onClick={toNewest}
        >
          {view.unread > 0 ? t("newMessages", { count: view.unread }) : t("toNewest")}
        </Button>
      )}
    </div>
  );
});

/** The lowest message that can be seen whole. */
function lastVisible(place: HTMLElement): { id: number; position: number } | undefined {
  const bottom = place.getBoundingClientRect().bottom + 8;
  const rows = [...place.querySelectorAll<HTMLElement>("[data-message]")];
  const row =
    rows.findLast((element) => element.getBoundingClientRect().bottom <= bottom) ?? rows.at(0);
  return row && { id: Number(row.dataset["message"]), position: Number(row.dataset["position"]) };
}
