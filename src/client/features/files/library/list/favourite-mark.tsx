import { IconStarFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./items.module.css";

/** Says that a thing is among the person's favourites. */
export function FavouriteMark() {
  const { t } = useTranslation("library");
  return (
    <IconStarFilled className={classes.star} size="0.9rem" role="img" aria-label={t("favourite")} />
  );
}
