import { IconArrowRight, IconRubberStamp } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

const everywhere = defineShortcuts("everywhere", {
  approvals: { keys: ["Alt+6"], order: 47 },
});

/** What keys do with the open request, and in the list beside it. */
export const requestShortcuts = defineShortcuts("request", {
  approve: { keys: ["A"] },
  reject: { keys: ["R"] },
  transfer: { keys: ["T"] },
  next: { keys: ["J"] },
  previous: { keys: ["K"] },
});

/** What people decide, what they have asked for, and what they got to know of. */
export const feature: Feature = {
  screens: [
    {
      address: "/manage/approve",
      route: "manage/approve.{-$approvalId}.tsx",
      texts: [],
    },
  ],
  place: {
    name: "approve",
    order: 47,
    label: "shell:approvals",
    icon: IconRubberStamp,
    address: "/manage/approve",
    shortcut: everywhere.approvals,
    badge: "asked",
  },
  shortcuts: [requestShortcuts],
  actions: [{ name: "approvals", order: 57, icon: IconArrowRight, address: "/manage/approve" }],
};
