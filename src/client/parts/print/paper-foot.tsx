import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import classes from "./paper.module.css";
import { usePrinter } from "./use-printer.ts";

/** Who printed a paper, and when (seed 001 section 6). */
export function PaperFoot() {
  const { t } = useTranslation("print");
  const { absolute } = useFormatTime();
  const { now } = useData();
  return (
    <footer className={classes.foot}>{t("by", { ...usePrinter(), time: absolute(now()) })}</footer>
  );
}
