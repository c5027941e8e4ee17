import { useNavigate } from "@tanstack/react-router";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";

/** The places of the app by key. */
export function PlaceKeys() {
  const navigate = useNavigate();
  useShortcut("everywhere.messages", () => void navigate({ to: "/manage/messenger" }));
  useShortcut("everywhere.plans", () => void navigate({ to: "/manage/plan" }));
  useShortcut("everywhere.myWork", () => void navigate({ to: "/manage/workbench/allTasks" }));
  useShortcut("everywhere.settings", () => void navigate({ to: "/manage/setting" }));
  return null;
}
