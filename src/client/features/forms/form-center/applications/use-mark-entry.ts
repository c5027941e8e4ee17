import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCommonFunctions } from "#client/live/forms/use-applications.ts";
import { useRun } from "#client/live/use-run.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";

/** The star of an entry of the menu: whether the person finds it first, and the way to change that; without a network too. */
export function useMarkEntry({ id, name }: Pick<MenuItem, "id" | "name">) {
  const { t } = useTranslation("applications");
  const run = useRun();
  const known = useCommonFunctions();
  const isUsed = known.state === "ready" && known.value.has(id);
  return {
    pressed: isUsed,
    icon: isUsed ? IconStarFilled : IconStar,
    label: t(isUsed ? "unmark" : "mark", { name }),
    onClick: () => void run(isUsed ? "commonFunction.del" : "commonFunction.save", { id }),
  };
}
