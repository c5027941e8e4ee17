import type { Feature } from "#client/parts/feature/feature.ts";
import { fieldShortcuts, helpShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";

/** What stands around every screen of a signed-in person. */
export const feature: Feature = {
  screens: [
    { address: "/", route: "index.tsx", texts: [] },
    { address: "/manage/", route: "manage.tsx", texts: ["shell", "time"], chunk: "app" },
  ],
  shortcuts: [helpShortcuts, fieldShortcuts],
};
