import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormFavourites } from "#client/live/forms/use-applications.ts";
import { useRun } from "#client/live/use-run.ts";

/** The star of a form: whether the person finds it first, and the way to change that; without a network too. */
export function useMarkForm(formId: number, name: string) {
  const { t } = useTranslation("applications");
  const run = useRun();
  const known = useFormFavourites();
  const isFavourite = known.state === "ready" && known.value.has(formId);
  return {
    pressed: isFavourite,
    icon: isFavourite ? IconStarFilled : IconStar,
    label: t(isFavourite ? "unmark" : "mark", { name }),
    onClick: () => void run("form.favourite", { id: formId, favourite: isFavourite ? 0 : 1 }),
  };
}
