import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SheetWordsSaid } from "#client/data/imports/guess-sheet.ts";
import { useUsers } from "#client/live/use-users.ts";

/** In whose words a sheet is read: those of whoever makes a form of it, and the names of the company. */
export function useSheetWords(): SheetWordsSaid {
  const { t } = useTranslation(["form-from-sheet", "form-fill"]);
  const users = useUsers();
  return useMemo(
    () => ({
      on: t("form-fill:on"),
      off: t("form-fill:off"),
      column: t("column"),
      wrong: { phone: t("wrong.phone"), email: t("wrong.email"), link: t("wrong.link") },
      people: [...users.values()]
        .filter(({ deleteTime }) => deleteTime === 0)
        .map(({ id, nickname }) => ({ id, name: nickname })),
    }),
    [t, users],
  );
}
