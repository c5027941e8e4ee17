import { ScrollArea, Stack } from "@mantine/core";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "#client/live/company/use-is-admin.ts";
import { usePageName } from "#client/platform/title/page-title.ts";
import { ResizableSplit } from "#client/ui/pane/resizable-split.tsx";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { SettingsList } from "./settings-list.tsx";

interface SettingsScreenProps {
  /** All pages, in their order. */
  readonly pages: readonly SettingsPage[];
  /** Name of the open page; undefined = the list on a phone, the first page elsewhere. */
  readonly page: string | undefined;
  /** Shown where no page of that name is there for this person. */
  readonly notFound: ReactNode;
  readonly onOpenPage: (page: string | undefined) => void;
  readonly onSignedOut: () => void;
  readonly onOpenRequest: (recordId: number) => void;
}

/** What a person sets for themselves, and what administrators set for everybody. */
export function SettingsScreen({
  pages: all,
  page,
  notFound,
  onOpenPage,
  onSignedOut,
  onOpenRequest,
}: SettingsScreenProps) {
  const { t } = useTranslation("settings");
  const isAdmin = useIsAdmin();
  const isPhone = useIsPhone();
  const pages = all.filter(({ adminOnly }) => !adminOnly || isAdmin);
  const open = page === undefined ? pages[0] : pages.find(({ name }) => name === page);
  // The list that a phone shows alone is the settings as a whole.
  usePageName("place", page && open ? `${t(open.label)} · ${t("title")}` : "");
  if (!open) return notFound;
  const Page = open.component;
  return (
    <ResizableSplit
      storageKey="settings"
      listHeader={t("title")}
      showContentOnPhone={page !== undefined}
      onBack={() => onOpenPage(undefined)}
      list={
        <SettingsList pages={pages} openName={isPhone ? page : open.name} onOpenPage={onOpenPage} />
      }
      content={
        <ScrollArea h="100%">
          <Stack p="lg" maw="40rem">
            <Meanwhile instead={<SkeletonList rows={3} />}>
              <Page key={open.name} onSignedOut={onSignedOut} onOpenRequest={onOpenRequest} />
            </Meanwhile>
          </Stack>
        </ScrollArea>
      }
    />
  );
}
