import { useTranslation } from "react-i18next";
import { useFile } from "#client/live/files/use-files.ts";
import classes from "./preview.module.css";

/** That no scanner for viruses has seen what is shown; nothing where one has, or none was asked. */
export function UnscannedWords({ fileId }: { readonly fileId: number }) {
  const { t } = useTranslation("preview");
  const file = useFile(fileId);
  if (file.state !== "ready" || file.value?.scan !== "unscanned") return null;
  return <p className={classes.unscanned}>{t("scan.unscanned")}</p>;
}
