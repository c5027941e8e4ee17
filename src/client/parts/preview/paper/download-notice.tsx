import { IconFileDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import classes from "./paper.module.css";

/** A document of a kind that only the program opens that wrote it, such as old Word and PowerPoint files. */
export function DownloadNotice() {
  const { t } = useTranslation("paper");
  return (
    <div className={classes.middle}>
      <EmptyState icon={IconFileDownload} title={t("oldKind")} hint={t("oldKindAdvice")} />
    </div>
  );
}
