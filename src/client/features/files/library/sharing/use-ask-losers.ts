import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { readLosers } from "#client/data/queries/files/losers.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import type { Shelf } from "#domain/library/shelf.ts";

/** Of more people a dialog would be all names. */
const NAMED = 20;

/** Before things go where others no longer see them, asks with their names; true where the move goes on. */
export function useAskLosers(): (from: readonly Shelf[], to: Shelf) => Promise<boolean> {
  const { t, i18n } = useTranslation(["library", "task"]);
  const { database } = useData();
  const users = useUsers();
  return useCallback(
    async (from, to) => {
      const losers = await readLosers(database, from, to);
      if (losers.length === 0) return true;
      const names = losers
        .slice(0, NAMED)
        .map((userId) => users.get(userId)?.nickname ?? t("task:somebody"));
      const more = losers.length - names.length;
      if (more > 0) names.push(t("loseSightMore", { count: more }));
      const list = new Intl.ListFormat(localeOf(i18n.language), { type: "conjunction" });
      return confirm({
        title: t("loseSightTitle"),
        message: t("loseSight", { names: list.format(names) }),
        confirmLabel: t("moveAnyway"),
        danger: true,
      });
    },
    [database, users, t, i18n],
  );
}
