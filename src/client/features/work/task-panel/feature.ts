import { IconCheckbox } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

/** What keys do while a task is open. */
export const panelShortcuts = defineShortcuts("panel", {
  next: { keys: ["J"] },
  previous: { keys: ["K"] },
  time: { keys: ["T"] },
  owner: { keys: ["O"] },
  tags: { keys: ["L"] },
  subtask: { keys: ["Shift+S"] },
});

/** What keys do while a description is written. */
export const taskShortcuts = defineShortcuts("task", {
  saveDescription: { keys: ["Mod+S"] },
  leaveDescription: { keys: ["Escape"] },
});

/** All of one task, beside a list or on a page of its own. */
export const feature: Feature = {
  screens: [
    { address: "/single/task", route: "single/task.$taskId.tsx", texts: ["task", "chat"] },
    { address: "/single/task/content", route: "single/task.content.$taskId.tsx", texts: [] },
  ],
  finds: [
    {
      kind: "task",
      icon: IconCheckbox,
      addressOf: ({ planId, id }) => `/manage/plan/${planId}?task=${id}`,
    },
  ],
  shortcuts: [panelShortcuts, taskShortcuts],
};
