import { IconArrowRight } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

/** What keys do in a calendar. */
export const calendarShortcuts = defineShortcuts("calendar", {
  today: { keys: ["Home"] },
  back: { keys: ["PageUp"] },
  forth: { keys: ["PageDown"] },
  dayEarlier: { keys: ["Shift+ArrowLeft"] },
  dayLater: { keys: ["Shift+ArrowRight"] },
  weekEarlier: { keys: ["Shift+ArrowUp"] },
  weekLater: { keys: ["Shift+ArrowDown"] },
});

/** Tasks by the days they take: those of a plan, and those that concern the person. */
export const feature: Feature = {
  screens: [
    { address: "/manage/calendar", route: "manage/calendar.tsx", texts: ["calendar", "task"] },
  ],
  actions: [{ name: "calendar", order: 55, icon: IconArrowRight, address: "/manage/calendar" }],
  shortcuts: [calendarShortcuts],
};
