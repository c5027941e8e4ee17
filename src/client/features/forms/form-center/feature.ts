import { IconArrowRight, IconForms } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

const everywhere = defineShortcuts("everywhere", {
  forms: { keys: ["Alt+5"], order: 45 },
});

/** The applications and forms of the company, and those that a person has among their own. */
export const feature: Feature = {
  screens: [
    { address: "/manage/application", route: "manage/application.index.tsx", texts: [] },
    { address: "/manage/Myapplication", route: "manage/Myapplication.tsx", texts: [] },
  ],
  place: {
    name: "application",
    leadsTo: ["Myapplication", "dynamicModel"],
    order: 45,
    label: "shell:forms",
    icon: IconForms,
    address: "/manage/application",
    shortcut: everywhere.forms,
  },
  actions: [
    { name: "forms", order: 55, icon: IconArrowRight, address: "/manage/application" },
    { name: "myApplications", order: 56, icon: IconArrowRight, address: "/manage/Myapplication" },
  ],
};
