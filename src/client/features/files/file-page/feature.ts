import type { Feature } from "#client/parts/feature/feature.ts";
import { previewShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";

/** A file on a page of its own. */
export const feature: Feature = {
  screens: [
    { address: "/single/file", route: "single/file.$fileId.tsx", texts: [] },
    { address: "/single/file/msg", route: "single/file.msg.$msgId.tsx", texts: [] },
    { address: "/single/file/task", route: "single/file.task.$fileId.tsx", texts: [] },
  ],
  shortcuts: [previewShortcuts],
};
