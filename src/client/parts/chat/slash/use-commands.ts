import { IconSquarePlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { commandBeingTyped, type SlashCommand } from "./slash-command.ts";

/** What can be done from a message that begins with "/": all that can be sent besides words, a task made of the words, and what is of its own there. */
export function useCommands(
  text: string,
  planId: number,
  items: readonly ActionMenuItem[],
  own: readonly SlashCommand[],
): readonly SlashCommand[] {
  const { t } = useTranslation("chat");
  const typed = commandBeingTyped(text);
  if (!typed) return [];
  const words = typed.words?.trim() ?? "";
  const makeTask = async () => {
    const { askCopy } = await import("../../task/copy/copy-host.tsx");
    // The words stay where they are: whoever leaves the dialog has lost nothing.
    await askCopy({ kind: "words", words, planId });
  };
  const task = {
    key: "task",
    label: t("makeTask"),
    icon: IconSquarePlus,
    onClick: () => void makeTask(),
  };
  const others = [...items, task].map((item) => ({
    ...item,
    needsWords: words === "" && (item.key === "task" || item.key === "later"),
  }));
  return [...own, ...others];
}
