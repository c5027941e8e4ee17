import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { GuestBoard } from "#domain/guest-link/guest-board.ts";
import { shippedPriorityName } from "#domain/task/priorities.ts";

/** A priority as guests read it. */
export interface GuestPriority {
  readonly name: string;
  /** "P1" for the most pressing one; the name of one that nobody chooses any more. */
  readonly short: string;
  readonly color: GuestBoard["priorities"][number]["color"];
}

/** The priorities of a board by their places in it. */
export function useGuestPriorities(priorities: GuestBoard["priorities"]): readonly GuestPriority[] {
  const { t } = useTranslation("task");
  return useMemo(
    () =>
      priorities.map(({ number, name, color, level }) => {
        const isShipped = shippedPriorityName(number) !== undefined;
        const usual = isShipped ? t(`priorities.${number}`) : t("priorityShort", { level: number });
        const said = name || usual;
        return { name: said, color, short: level > 0 ? t("priorityShort", { level }) : said };
      }),
    [t, priorities],
  );
}
