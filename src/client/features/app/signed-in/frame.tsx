import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useCompany } from "#client/live/company/use-company.ts";
import { useApprovalCount } from "#client/live/approvals/use-approval-count.ts";
import { useData } from "#client/live/data-context.ts";
import { useUnreadTotal } from "#client/live/use-dialogs.ts";
import { useOverdueCount } from "#client/live/use-task.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useUnreadTitle } from "#client/platform/title/page-title.ts";
import { SyncChip } from "#client/parts/sync/sync-chip.tsx";
import { openSearchPalette } from "#client/parts/search/search-palette-door.ts";
import type { Place } from "#client/parts/feature/feature.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { AppShell } from "./app-shell.tsx";

interface FrameProps {
  /** The places of the rail, in their order. */
  readonly places: readonly Place[];
  readonly children: ReactNode;
}

/** Rail, content, and what is waiting. */
export function Frame({ places, children }: FrameProps) {
  const { t } = useTranslation("shell");
  const { userId } = useData();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const unread = useUnreadTotal();
  const overdue = useOverdueCount();
  const company = useCompany();
  const me = useUsers().get(userId);

  useUnreadTitle(unread);
  useEffect(() => {
    if ("setAppBadge" in navigator) {
      void (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(
        () => undefined,
      );
    }
  }, [unread]);

  const [, , part = ""] = pathname.split("/");
  const here = places.find(({ name, leadsTo }) => name === part || leadsTo?.includes(part));
  const counts = { unread, overdue, asked: useApprovalCount("waiting") ?? 0 };
  return (
    <AppShell
      places={places.map(({ name, label, badge, address, ...place }) => ({
        ...place,
        key: name,
        label: t(label),
        to: address,
        badge: badge ? counts[badge] : 0,
      }))}
      current={here?.name ?? ""}
      logo={company.state === "ready" ? (company.value.company?.logo ?? "") : ""}
      statusChip={
        <Boundary silent>
          <SyncChip />
        </Boundary>
      }
      avatar={<InitialsAvatar id={userId} name={me?.nickname ?? ""} size="medium" />}
      onSearch={openSearchPalette}
      onOpenPage={(page) => void navigate({ to: "/manage/setting/{-$page}", params: { page } })}
    >
      {children}
    </AppShell>
  );
}
