import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Keepable } from "#client/data/database/offline-row.ts";
import { useOfflineActions } from "#client/live/files/use-offline.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";

/** What is said of a thing that was asked for: it is never called kept before it is. */
const KEPT_WORDS = {
  here: "keepsOffline",
  coming: "comesOffline",
  waiting: "comesOfflineLater",
} as const;

/** Keeps a thing on this device, or no longer, and says so with a way back. */
export function useSetOffline() {
  const { t } = useTranslation("library");
  const { keep, release } = useOfflineActions();
  return useMemo(
    () =>
      async (thing: Keepable & { readonly name: string }, isWanted: boolean): Promise<void> => {
        const said = isWanted ? KEPT_WORDS[await keep(thing)] : "releasedOffline";
        if (!isWanted) await release(thing);
        showToast({
          message: t(said, { name: thing.name }),
          action: {
            label: t("undo"),
            onClick: () => void (isWanted ? release(thing) : keep(thing)),
          },
        });
      },
    [t, keep, release],
  );
}
