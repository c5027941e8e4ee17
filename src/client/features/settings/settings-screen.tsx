import { NavLink, ScrollArea, Stack } from "@mantine/core";
import {
  IconDevices,
  IconLanguage,
  IconMailForward,
  IconPalette,
  IconUser,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { ResizableSplit } from "#client/ui/pane/resizable-split.tsx";
import { DevicesPage } from "./devices-page.tsx";
import { InvitesPage } from "./invites-page.tsx";
import { LanguagePage } from "./language-page.tsx";
import { PersonalPage } from "./personal-page.tsx";
import { ThemePage } from "./theme-page.tsx";

interface SettingsScreenProps {
  /** Name of the open page; undefined = the list on a phone, the first page elsewhere. */
  readonly page: string | undefined;
  readonly onOpenPage: (page: string | undefined) => void;
  readonly onSignedOut: () => void;
}

/** What a person sets for themselves, and for administrators who may come in. */
export function SettingsScreen({ page, onOpenPage, onSignedOut }: SettingsScreenProps) {
  const { t } = useTranslation("settings");
  const { isAdmin } = useData();
  const pages = [
    { name: "personal", label: t("personal.title"), icon: IconUser },
    { name: "language", label: t("language.title"), icon: IconLanguage },
    { name: "theme", label: t("theme.title"), icon: IconPalette },
    { name: "device", label: t("devices.title"), icon: IconDevices },
    ...(isAdmin ? [{ name: "invite", label: t("invites.title"), icon: IconMailForward }] : []),
  ];
  return (
    <ResizableSplit
      storageKey="settings"
      listHeader={t("title")}
      showContentOnPhone={page !== undefined}
      onBack={() => onOpenPage(undefined)}
      list={
        <nav aria-label={t("title")}>
          {pages.map(({ name, label, icon: Icon }) => (
            <NavLink
              key={name}
              component="button"
              label={label}
              active={(page ?? "personal") === name}
              leftSection={<Icon size="1.1rem" aria-hidden />}
              onClick={() => onOpenPage(name)}
            />
          ))}
        </nav>
      }
      content={
        <ScrollArea h="100%">
          <Stack p="lg" maw="40rem">
            {(page ?? "personal") === "personal" && <PersonalPage onSignedOut={onSignedOut} />}
            {page === "language" && <LanguagePage />}
            {page === "theme" && <ThemePage />}
            {page === "device" && <DevicesPage />}
            {page === "invite" && isAdmin && <InvitesPage />}
          </Stack>
        </ScrollArea>
      }
    />
  );
}
