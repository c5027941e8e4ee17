import { VisuallyHidden } from "@mantine/core";
import { IconStarFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./items.module.css";

/** Says that a thing is among the person's favourites. */
export function FavouriteMark() {
  const { t } = useTranslation("library");
  return (
    <span className={classes.star}>
      <IconStarFilled size="0.9rem" aria-hidden />
      <VisuallyHidden>{t("favourite")}</VisuallyHidden>
    </span>
  );
}
