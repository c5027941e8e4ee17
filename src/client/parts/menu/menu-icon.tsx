import {
  IconBox,
  IconCalendar,
  IconChecklist,
  IconClipboardCheck,
  IconWorld,
  IconFolder,
  IconLayoutBoard,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconMessage,
  IconRulerMeasure,
  type TablerIcon,
} from "@tabler/icons-react";
import { FormIcon } from "#client/parts/form-icon/form-icon.tsx";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import { isMenuPage, type MenuPage } from "#domain/menu/menu-pages.ts";

const PAGE_ICONS: Readonly<Record<MenuPage, TablerIcon>> = {
  dashboard: IconLayoutDashboard,
  messages: IconMessage,
  plans: IconLayoutKanban,
  allPlans: IconLayoutBoard,
  myWork: IconChecklist,
  calendar: IconCalendar,
  files: IconFolder,
  drawings: IconRulerMeasure,
  approvals: IconClipboardCheck,
};

interface MenuIconProps {
  readonly item: Pick<MenuItem, "icon" | "page" | "link" | "menuType">;
  readonly className?: string;
}

/** The icon that an entry of the menu has, or that of where it leads. */
export function MenuIcon({ item: { icon, page, link, menuType }, className }: MenuIconProps) {
  const named = className === undefined ? {} : { className };
  const look = { ...named, size: "1.25rem", stroke: 1.5, "aria-hidden": true } as const;
  if (icon !== "") return <FormIcon name={icon} {...named} />;
  if (isMenuPage(page)) {
    const Picture = PAGE_ICONS[page];
    return <Picture {...look} />;
  }
  if (link !== "") return <IconWorld {...look} />;
  return menuType === "M" ? <IconBox {...look} /> : <FormIcon name="" {...named} />;
}
