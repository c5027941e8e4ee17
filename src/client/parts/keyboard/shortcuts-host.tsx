import { lazy, Suspense, useState } from "react";
import { useShortcut } from "./use-shortcut.ts";

const ShortcutsDialog = lazy(async () => {
  const module = await import("./shortcuts-dialog.tsx");
  return { default: module.ShortcutsDialog };
});

/** Shows what keys do when the person asks for it; stands once in the app. */
export function ShortcutsHost() {
  const [asked, setAsked] = useState<"never" | "now" | "before">("never");
  useShortcut("everywhere.shortcuts", () => setAsked("now"));
  if (asked === "never") return null;
  return (
    <Suspense>
      <ShortcutsDialog opened={asked === "now"} onClose={() => setAsked("before")} />
    </Suspense>
  );
}
