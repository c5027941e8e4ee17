import { IconSettings } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

const everywhere = defineShortcuts("everywhere", {
  settings: { keys: ["Mod+,"], order: 90 },
});

/** What a person sets for themselves and administrators for everybody; features bring their pages. */
export const feature: Feature = {
  place: {
    name: "setting",
    order: 90,
    label: "shell:settings",
    icon: IconSettings,
    address: "/manage/setting",
    shortcut: everywhere.settings,
    apart: true,
  },
  actions: [{ name: "settings", order: 70, icon: IconSettings, address: "/manage/setting" }],
};
