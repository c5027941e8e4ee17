import { useTranslation } from "react-i18next";
import classes from "./loading-bar.module.css";

interface LoadingBarProps {
  /** What is under way; "Loading" unless said. */
  readonly label?: string;
}

/** A thin moving line along the top edge of its positioned parent. */
export function LoadingBar({ label }: LoadingBarProps) {
  const { t } = useTranslation("shell");
  return <progress className={classes.bar} aria-label={label ?? t("loading")} />;
}
