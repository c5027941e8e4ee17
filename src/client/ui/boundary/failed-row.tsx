import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./failed-row.module.css";

interface FailedRowProps {
  readonly as?: "div" | "li" | "tr" | undefined;
}

/** The line that stands where one of many cannot be drawn. */
export function FailedRow({ as: Place = "div" }: FailedRowProps) {
  const { t } = useTranslation("shell");
  const words = (
    <>
      <IconAlertTriangle size="1rem" aria-hidden /> {t("rowFailed")}
    </>
  );
  return (
    <Place className={classes.line} data-failed-row>
      {Place === "tr" ? <td>{words}</td> : words}
    </Place>
  );
}
