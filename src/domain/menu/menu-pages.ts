import type { MenuItem } from "./menu-item.ts";

/** Pages of the app to which entries of the menu can lead, with their addresses (seed 000 section 2). */
export const MENU_PAGES = {
  dashboard: "/manage/dashboard",
  messages: "/manage/messenger",
  plans: "/manage/plan",
  allPlans: "/manage/plan/all_task",
  myWork: "/manage/workbench/allTasks",
  calendar: "/manage/calendar",
  files: "/manage/file",
  drawings: "/manage/AtlasList",
  approvals: "/manage/approve",
} as const;
export type MenuPage = keyof typeof MENU_PAGES;

export function isMenuPage(page: string): page is MenuPage {
  return Object.hasOwn(MENU_PAGES, page);
}

/** Addresses in the web, and nothing that could act. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;

export function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text);
}

/** Where an entry leads within the app; "" = nowhere, as a directory does, or outside. */
export function addressOf({ formId, page }: Pick<MenuItem, "formId" | "page">): string {
  if (formId > 0) return `/manage/dynamicModel/${formId}`;
  return isMenuPage(page) ? MENU_PAGES[page] : "";
}
