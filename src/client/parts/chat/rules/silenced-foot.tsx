import { useTranslation } from "react-i18next";
import classes from "../chat.module.css";

/** Stands where one would write, for who only reads along in a group. */
export function SilencedFoot() {
  const { t } = useTranslation("group-rules");
  return <p className={classes.closed}>{t("readOnly")}</p>;
}
