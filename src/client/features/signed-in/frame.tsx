import { IconChecklist, IconLayoutKanban, IconMessage, IconSettings } from "@tabler/icons-react";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUnreadTotal } from "#client/live/use-dialogs.ts";
import { useOverdueCount } from "#client/live/use-task.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useUnreadTitle } from "#client/platform/title/page-title.ts";
import { SyncChip } from "#client/parts/sync/sync-chip.tsx";
import { openSearchPalette } from "#client/parts/search/search-palette-door.ts";
import { AppShell } from "#client/parts/shell/app-shell.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";

interface FrameProps {
  readonly children: ReactNode;
}

/** Rail, content, and what is waiting. */
export function Frame({ children }: FrameProps) {
  const { t } = useTranslation("shell");
  const { userId } = useData();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const unread = useUnreadTotal();
  const overdue = useOverdueCount();
  const me = useUsers().get(userId);

  useUnreadTitle(unread);
  useEffect(() => {
    if ("setAppBadge" in navigator) {
      void (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(
        () => undefined,
      );
    }
  }, [unread]);

  const places = [
    {
      key: "messenger",
      label: t("messages"),
      icon: IconMessage,
      to: "/manage/messenger",
      badge: unread,
      shortcut: "everywhere.messages",
    },
    {
      key: "plan",
      label: t("plans"),
      icon: IconLayoutKanban,
      to: "/manage/plan",
      badge: 0,
      shortcut: "everywhere.plans",
    },
    {
      key: "workbench",
      label: t("myWork"),
      icon: IconChecklist,
      to: "/manage/workbench/allTasks",
      badge: overdue,
      shortcut: "everywhere.myWork",
    },
    {
      key: "setting",
      label: t("settings"),
      icon: IconSettings,
      to: "/manage/setting",
      badge: 0,
      shortcut: "everywhere.settings",
    },
  ] as const;
  return (
    <AppShell
      places={places}
      current={pathname.split("/")[2] ?? ""}
      statusChip={
        <Boundary silent>
          <SyncChip />
        </Boundary>
      }
      avatar={<InitialsAvatar id={userId} name={me?.nickname ?? ""} size={32} />}
      onSearch={openSearchPalette}
      onSettings={() =>
        void navigate({ to: "/manage/setting/{-$page}", params: { page: "personal" } })
      }
    >
      {children}
    </AppShell>
  );
}
