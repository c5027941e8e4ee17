import { IconArrowRight, IconFile } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

const everywhere = defineShortcuts("everywhere", {
  files: { keys: ["Alt+4"], order: 40 },
});

/** What keys do in the list of files. */
export const libraryShortcuts = defineShortcuts("files", {
  previous: { keys: ["ArrowUp"] },
  next: { keys: ["ArrowDown"] },
  search: { keys: ["/"] },
  rename: { keys: ["F2"] },
  remove: { keys: ["Delete"] },
  saveNote: { keys: ["Mod+S"] },
});

/** Folders and files. */
export const feature: Feature = {
  screens: [
    {
      address: "/manage/file",
      route: "manage/file.{-$folderId}.{-$fileId}.tsx",
      texts: ["library", "upload"],
    },
    { address: "/single/file/APPboard", route: "single/file.APPboard.tsx", texts: ["library"] },
  ],
  place: {
    name: "file",
    order: 40,
    label: "shell:files",
    icon: IconFile,
    address: "/manage/file",
    shortcut: everywhere.files,
  },
  actions: [{ name: "files", order: 50, icon: IconArrowRight, address: "/manage/file" }],
  shortcuts: [libraryShortcuts],
};
