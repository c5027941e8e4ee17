import {
  IconCalendar,
  IconDownload,
  IconHistory,
  IconInfoCircle,
  IconSearch,
  IconUsers,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { nobody, usePeopleOfDialog } from "#client/live/chat/use-dialog-people.ts";
import { useLastSeen } from "#client/live/chat/use-last-seen.ts";
import { useData } from "#client/live/data-context.ts";
import { useOnline } from "#client/live/use-users.ts";
import { usePageName } from "#client/platform/title/page-title.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { useDialogName } from "#client/parts/chat/use-dialog-name.ts";
import { BotTag } from "#client/parts/people/bot-tag.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import type { HeaderAction } from "#client/ui/pane/header-actions.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { chatPlaceShortcuts } from "./feature.ts";

const GroupDialog = late(async () => (await import("./group-dialog.tsx")).GroupDialog);

const ChatAbout = late(async () => (await import("./about/chat-about.tsx")).ChatAbout);

const ExportChat = late(
  async () => (await import("#client/parts/chat/export/export-chat.tsx")).ExportChat,
);
const GoToDay = late(async () => (await import("#client/parts/chat/day/go-to-day.tsx")).GoToDay);
const HistoryPanel = late(async () => (await import("./history/history-panel.tsx")).HistoryPanel);
const SearchPanel = late(async () => (await import("./search/search-panel.tsx")).SearchPanel);

interface ConversationHeaderProps {
  readonly view: DialogView;
  readonly onBack: () => void;
  readonly onOpenMessage: (messageId: number) => void;
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenRequest: (approvalId: number) => void;
  readonly onOpenPlan: (planId: number) => void;
}

/** Who is in the dialog, who is there now, and the way to what it belongs to. */
export function ConversationHeader({
  view,
  onBack,
  onOpenMessage,
  onOpenTask,
  onOpenRequest,
  onOpenPlan,
}: ConversationHeaderProps) {
  const { t } = useTranslation("messenger");
  const isPhone = useIsPhone();
  const nameOf = useDialogName();
  const people = usePeopleOfDialog(view.dialog) ?? nobody;
  const online = useOnline();
  const { now } = useData();
  const { relative } = useFormatTime();
  const lastSeen = useLastSeen(view.otherUserId);
  const [peopleOpen, setPeopleOpen] = useState(false);
  const [going, setGoing] = useState(false);
  const [aboutOpen, setAboutOpen] = useState(false);
  const [exporting, setExporting] = useState(false);
  // What stands beside the chat, one at a time.
  const [beside, setBeside] = useState<"search" | "history">();
  const close = () => setBeside(undefined);
  // Pressed once more, the keys are the browser's.
  useShortcut(chatPlaceShortcuts.searchInChat, () => setBeside("search"), beside !== "search");
  const { dialog, otherUserId } = view;
  usePageName("place", nameOf(view));
  const members = otherUserId === undefined ? [t("members", { count: people.length })] : [];
  const state = [...members, ...presence()].join(" · ");
  // Without a line nobody knows who is there.
  function presence(): readonly string[] {
    if (!online) return [];
    if (lastSeen > 0) return [t("lastSeen", { time: relative(lastSeen) })];
    if (otherUserId !== undefined) return [t(online.has(otherUserId) ? "online" : "offline")];
    return [t("present", { count: people.filter((id) => online.has(id)).length })];
  }
  const actions: HeaderAction[] = [];
  if (dialog.groupType === "task") {
    const onClick = () => onOpenTask(dialog.linkId);
    actions.push({ key: "task", label: t("openTask"), onClick });
  }
  if (dialog.groupType === "plan") {
    const onClick = () => onOpenPlan(dialog.linkId);
    actions.push({ key: "plan", label: t("openPlan"), onClick });
  }
  if (dialog.groupType === "approval") {
    const onClick = () => onOpenRequest(dialog.linkId);
    actions.push({ key: "request", label: t("openRequest"), onClick });
  }
  if (dialog.type === "group") {
    const onClick = () => setPeopleOpen(true);
    actions.push({ key: "people", label: t("people"), icon: IconUsers, onClick });
  }
  const toggle = (panel: "search" | "history") =>
    setBeside((before) => (before === panel ? undefined : panel));
  actions.push(
    {
      key: "search",
      label: t("searchChat"),
      icon: IconSearch,
      pressed: beside === "search",
      onClick: () => toggle("search"),
    },
    {
      key: "history",
      label: t("history"),
      icon: IconHistory,
      pressed: beside === "history",
      onClick: () => toggle("history"),
    },
    {
      key: "day",
      label: t("goToDay"),
      icon: IconCalendar,
      onClick: () => setGoing(true),
    },
    {
      key: "about",
      label: t("about"),
      icon: IconInfoCircle,
      onClick: () => setAboutOpen(true),
    },
    {
      key: "export",
      label: t("export"),
      icon: IconDownload,
      onClick: () => setExporting(true),
    },
  );
  return (
    <>
      <PaneHeader
        {...(isPhone && { onBack })}
        leading={
          <InitialsAvatar
            id={otherUserId ?? dialog.id}
            name={nameOf(view)}
            {...(dialog.avatar && { picture: dialog.avatar })}
            size="medium"
          />
        }
        title={nameOf(view)}
        trailing={otherUserId !== undefined && <BotTag userId={otherUserId} />}
        level={isPhone ? 1 : 2}
        subtitle={state}
        actions={actions}
      />
      {beside === "history" && (
        <HistoryPanel dialogId={dialog.id} onOpenMessage={onOpenMessage} onClose={close} />
      )}
      {beside === "search" && (
        <SearchPanel
          dialogId={dialog.id}
          people={people}
          onOpenMessage={onOpenMessage}
          onClose={close}
        />
      )}
      {going && (
        <Opening>
          <GoToDay
            dialogId={dialog.id}
            time={now()}
            onJump={onOpenMessage}
            onClose={() => setGoing(false)}
          />
        </Opening>
      )}
      {exporting && (
        <Opening>
          <ExportChat
            dialogId={dialog.id}
            name={nameOf(view)}
            onClose={() => setExporting(false)}
          />
        </Opening>
      )}
      {aboutOpen && (
        <Opening>
          <ChatAbout onClose={() => setAboutOpen(false)} />
        </Opening>
      )}
      {peopleOpen && (
        <Opening>
          <GroupDialog
            view={view}
            people={people}
            onClose={() => setPeopleOpen(false)}
            onLeft={() => {
              setPeopleOpen(false);
              onBack();
            }}
          />
        </Opening>
      )}
    </>
  );
}
