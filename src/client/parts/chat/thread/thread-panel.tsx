import { Button, ScrollArea, Text } from "@mantine/core";
import { IconArrowBackUp, IconX } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { useAnswers } from "#client/live/chat/use-answers.ts";
import { useMarks } from "#client/live/chat/use-marks.ts";
import { useStars } from "#client/live/chat/use-starred.ts";
import { useMessage } from "#client/live/use-messages.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { NamedLoader } from "#client/ui/loading-bar/named-loader.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SidePanel } from "#client/ui/side-panel/side-panel.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { Message } from "#domain/message/message.ts";
import type { MessageActionHandlers } from "../message-actions.tsx";
import { MessageRow } from "../message-row.tsx";
import { useModerates } from "../message/use-moderates.ts";
import { useOtherReaders } from "../use-other-readers.ts";
import classes from "./thread.module.css";

/** The chat in which something was answered. */
export interface ThreadPlace {
  readonly view: DialogView;
  /** Whether the chat is a part of a longer page, beside which there is no room. */
  readonly within: boolean;
  /** Whether the person may write here. */
  readonly writes: boolean;
}

interface ThreadPanelProps extends ThreadPlace, MessageActionHandlers {
  readonly messageId: number;
  readonly onClose: () => void;
}

/** A message with all that was answered to it; whoever answers writes where they always write. */
export function ThreadPanel({
  view,
  messageId,
  within,
  writes,
  onClose,
  ...actions
}: ThreadPanelProps) {
  const { t } = useTranslation(["message", "chat", "chat-history"]);
  const isPhone = useIsPhone();
  const failureText = useFailureText();
  const root = useMessage(messageId);
  const { views, asking, failure } = useAnswers(view.dialog.id, messageId);
  const marks = useMarks(view.dialog.id);
  const stars = useStars();
  const readers = useOtherReaders(view.dialog.id);
  const moderates = useModerates(view.dialog);
  const handlers = useMemo(
    () => leaving(actions, isPhone || within ? onClose : undefined),
    [actions, isPhone, within, onClose],
  );
  const first = root.state === "ready" ? root.value : undefined;
  const row = (message: Message, pending = false) => (
    <Boundary row={message} key={message.id}>
      <MessageRow
        view={{ message, pending }}
        mark={marks.get(message.id)}
        starred={stars.has(message.id)}
        continues={false}
        sameMinute={false}
        found={false}
        readers={readers}
        selected={undefined}
        moderates={moderates}
        // What it answers itself has a thread too.
        onJump={actions.onThread}
        {...handlers}
      />
    </Boundary>
  );
  const content = (
    <>
      <ScrollArea className={classes.scroll ?? ""} type="auto">
        <div className={classes.messages}>
          {/* How often it was answered stands below it. */}
          {first && row({ ...first, replyNum: 0 })}
          <p className={classes.count}>{t("chat:replies", { count: views?.length ?? 0 })}</p>
          {/* What they answer stands above all of them. */}
          {views?.map(({ message, pending }) => row({ ...message, replyId: 0 }, pending))}
          {asking && <NamedLoader label={t("chat-history:asking")} />}
          {failure && (
            <Text c="dimmed" size="sm">
              {t("chat-history:onlyHere")} {failureText(failure)}
            </Text>
          )}
        </div>
      </ScrollArea>
      {writes && first && first.withdrawTime === 0 && (
        <div className={classes.foot}>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size="1rem" aria-hidden />}
            onClick={() => handlers.onReply(first)}
          >
            {t("chat:reply")}
          </Button>
        </div>
      )}
    </>
  );
  if (within) {
    return (
      <Dialog title={t("thread")} onClose={onClose}>
        {content}
      </Dialog>
    );
  }
  return (
    <Beside
      title={t("thread")}
      isPhone={isPhone}
      closeLabel={t("chat-history:close")}
      onClose={onClose}
    >
      {content}
    </Beside>
  );
}

interface BesideProps {
  readonly title: string;
  readonly isPhone: boolean;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Beside({ title, isPhone, closeLabel, onClose, children }: BesideProps) {
  return (
    <SidePanel label={title} onClose={onClose}>
      <PaneHeader title={title} level={2} {...(isPhone && { onBack: onClose })}>
        {!isPhone && <IconButton icon={IconX} label={closeLabel} onClick={onClose} />}
      </PaneHeader>
      {children}
    </SidePanel>
  );
}

/** What leads to the field below the chat closes what stands over it. */
function leaving(actions: MessageActionHandlers, close?: () => void): MessageActionHandlers {
  if (!close) return actions;
  const first = (act: (message: Message) => void) => (message: Message) => {
    close();
    act(message);
  };
  const { onReply, onEdit, onSelect } = actions;
  return { ...actions, onReply: first(onReply), onEdit: first(onEdit), onSelect: first(onSelect) };
}
