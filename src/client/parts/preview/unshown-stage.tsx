import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFile } from "#client/live/files/use-files.ts";
import { useDownload } from "#client/parts/file/use-download.ts";
import { FileBadge } from "#client/parts/file/file-badge.tsx";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import { isHeldBack } from "#domain/file/arrival.ts";
import { MissingWords } from "./missing-words.tsx";
import type { PreviewItem } from "./preview-question.ts";
import classes from "./preview.module.css";

/** What no browser shows is saved and opened with a program for it (seed 001 §2). */
export function UnshownStage({ item }: { readonly item: PreviewItem }) {
  const { t } = useTranslation("preview");
  const formatFileSize = useFileSize();
  const download = useDownload();
  const file = useFile(item.fileId);
  if (file.state === "ready" && isHeldBack(file.value?.scan ?? ""))
    return <MissingWords fileId={item.fileId} isArriving={false} />;
  return (
    <div className={classes.unshown}>
      <FileBadge ext={item.ext} />
      <strong className={classes.unshownName}>{item.name}</strong>
      <span className={classes.size}>{formatFileSize(item.size)}</span>
      <p className={classes.words}>{t("cannotShow")}</p>
      <Button onClick={() => void download(item.fileId, item.name)}>{t("download")}</Button>
    </div>
  );
}
