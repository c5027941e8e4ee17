import { useTranslation } from "react-i18next";
import classes from "./preview.module.css";

/** Why there is nothing to look at: others are still sending it, or it is not on this device. */
export function MissingWords({ isArriving }: { readonly isArriving: boolean }) {
  const { t } = useTranslation("preview");
  return <p className={classes.words}>{t(isArriving ? "arriving" : "notHere")}</p>;
}
