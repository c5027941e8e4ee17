import {
  IconBell,
  IconDevices,
  IconLanguage,
  IconPalette,
  IconShieldLock,
  IconUser,
} from "@tabler/icons-react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "#client/ui/menu/menu.tsx";

/** What is one's own among the settings, the most wanted first; the gear leads to all of them. */
const PAGES = [
  { name: "personal", label: "settings:personal.title", icon: IconUser },
  { name: "notifications", label: "settings:notifications.title", icon: IconBell },
  { name: "theme", label: "settings:theme.title", icon: IconPalette },
  { name: "language", label: "settings:language.title", icon: IconLanguage },
  { name: "security", label: "settings:security.title", icon: IconShieldLock },
  { name: "device", label: "settings:devices.title", icon: IconDevices },
] as const;

interface PersonMenuProps {
  readonly trigger: ReactElement;
  /** Opens a page of the settings by its name. */
  readonly onOpenPage: (name: string) => void;
}

/** Behind the person's picture, open from the start. */
export function PersonMenu({ trigger, onOpenPage }: PersonMenuProps) {
  const { t } = useTranslation(["shell", "settings"]);
  const items = PAGES.map(({ name, label, icon }) => ({
    key: name,
    label: t(label),
    icon,
    onClick: () => onOpenPage(name),
  }));
  return <ActionMenu label={t("account")} trigger={trigger} items={items} defaultOpened />;
}
