import { useTranslation } from "react-i18next";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { describeEntry, type Entry } from "./describe-entry.ts";

interface Discarded extends Entry {
  /** Whether the server may have it all the same. */
  readonly sent?: boolean;
}

/** Says what was discarded, and for as long as it says so it can be undone. */
export function useTellDiscarded(): (entry: Discarded, onUndo: () => void) => void {
  const { t } = useTranslation("outbox");
  return (entry, onUndo) => {
    const parts = [describeEntry(t, entry), entry.about?.[0]?.name ?? ""];
    const said = t("discarded", { what: parts.filter((part) => part !== "").join(" · ") });
    showToast({
      message: entry.sent ? `${said}. ${t("mayComeBack")}` : said,
      action: { label: t("undo"), onClick: onUndo },
    });
  };
}
