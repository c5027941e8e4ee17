import { useTranslation } from "react-i18next";
import { useFile } from "#client/live/files/use-files.ts";
import { isHeldBack } from "#domain/file/arrival.ts";
import classes from "./preview.module.css";

interface MissingWordsProps {
  readonly fileId: number;
  readonly isArriving: boolean;
}

/** Why there is nothing to look at: a scanner for viruses holds it back, others are still sending it, or it is not on this device. */
export function MissingWords({ fileId, isArriving }: MissingWordsProps) {
  const { t } = useTranslation("preview");
  const file = useFile(fileId);
  const scan = file.state === "ready" ? (file.value?.scan ?? "") : "";
  const words = isHeldBack(scan) ? t(`scan.${scan}`) : t(isArriving ? "arriving" : "notHere");
  return <p className={classes.words}>{words}</p>;
}
