import { Text } from "@mantine/core";
import { IconStar, IconStarOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { StarredView } from "#client/data/queries/chat/starred-messages.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useStarred } from "#client/live/chat/use-starred.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useMarkWords } from "#client/parts/chat/marks/use-mark-words.ts";
import { useDialogName } from "#client/parts/chat/use-dialog-name.ts";
import { Moment } from "#client/parts/time/moment.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import classes from "../reminders/reminders.module.css";

interface StarredDialogProps {
  readonly onOpen: (dialogId: number, messageId: number) => void;
  readonly onClose: () => void;
}

/** The messages that the person has starred, of all chats; each leads to where it was said. */
export function StarredDialog({ onOpen, onClose }: StarredDialogProps) {
  const { t } = useTranslation("starred");
  const starred = useStarred();
  return (
    <Dialog title={t("list")} onClose={onClose}>
      {starred.state === "loading" && <SkeletonList rows={3} />}
      {starred.state === "ready" && starred.value.length === 0 && (
        <EmptyState icon={IconStar} title={t("none")} hint={t("noneHint")} />
      )}
      {starred.state === "ready" && starred.value.length > 0 && (
        <ul className={classes.list} aria-label={t("list")}>
          <Each rows={starred.value} keyOf={({ star }) => star.id} as="li">
            {(view) => (
              <StarredRow
                view={view}
                onOpen={() => {
                  onOpen(view.star.dialogId, view.star.msgId);
                  onClose();
                }}
              />
            )}
          </Each>
        </ul>
      )}
    </Dialog>
  );
}

interface StarredRowProps {
  readonly view: StarredView;
  readonly onOpen: () => void;
}

function StarredRow({ view, onOpen }: StarredRowProps) {
  const { t } = useTranslation(["starred", "chat"]);
  const run = useRun();
  const users = useUsers();
  const wordsOf = useMarkWords();
  const nameOf = useDialogName();
  const { absolute } = useFormatTime();
  const { msgId, authorId, createTime } = view.star;
  const words = wordsOf(view);
  const author = users.get(authorId)?.nickname ?? t("chat:somebody");
  return (
    <li className={classes.row}>
      <button type="button" className={classes.words} onClick={onOpen}>
        <span className={classes.said}>{words}</span>
        <Text component="span" size="xs" c="dimmed">
          {author} · {nameOf(view)} · <Moment time={createTime}>{absolute(createTime)}</Moment>
        </Text>
      </button>
      <IconButton
        icon={IconStarOff}
        label={t("removeOne", { words })}
        onClick={() => void run("message.star", { msgId, remove: true })}
      />
    </li>
  );
}
