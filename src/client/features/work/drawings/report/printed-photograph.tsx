import { useTranslation } from "react-i18next";
import { usePrintedPicture } from "#client/live/files/use-printed-picture.ts";
import type { File } from "#domain/file/file.ts";
import classes from "./report.module.css";
import { useSettling } from "./use-settled.ts";

interface PrintedPhotographProps {
  readonly file: File;
  readonly onSettled: (key: string) => void;
}

/** A photograph on the paper; of one that cannot be had now its name stands there. */
export function PrintedPhotograph({ file: { id, name }, onSettled }: PrintedPhotographProps) {
  const { t } = useTranslation("drawing");
  const picture = usePrintedPicture(id);
  const settle = useSettling(`file-${id}`, picture.state === "none", onSettled);
  if (picture.state === "none")
    return <span className={classes.missing}>{t("photographMissing", { name })}</span>;
  if (picture.state !== "ready") return null;
  return (
    <img
      className={classes.photograph}
      src={picture.value}
      alt={name}
      onLoad={settle}
      onError={settle}
    />
  );
}
