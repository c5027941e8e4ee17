import { useState } from "react";
import { late } from "#client/ui/late.tsx";
import { helpShortcuts } from "./shared-shortcuts.ts";
import { useShortcut } from "./use-shortcut.ts";
import { Opening } from "#client/ui/over-screen.tsx";

const ShortcutsDialog = late(async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog);

/** Shows what keys do when the person asks for it; stands once in the app. */
export function ShortcutsHost() {
  const [asked, setAsked] = useState<"never" | "now" | "before">("never");
  useShortcut(helpShortcuts.shortcuts, () => setAsked("now"));
  if (asked === "never") return null;
  return (
    <Opening>
      <ShortcutsDialog opened={asked === "now"} onClose={() => setAsked("before")} />
    </Opening>
  );
}
