import { useTranslation } from "react-i18next";
import { useFile } from "#client/live/files/use-files.ts";
import { useFileSize } from "#client/parts/file/use-file-size.ts";

interface FileMeasureProps {
  readonly fileId: number;
  /** Bytes. */
  readonly size: number;
}

/** How large a file is that can be opened; of one that no scanner has seen, because it was too large, that too. */
export function FileMeasure({ fileId, size }: FileMeasureProps) {
  const { t } = useTranslation("upload");
  const formatFileSize = useFileSize();
  const file = useFile(fileId);
  const isUnscanned = file.state === "ready" && file.value?.scan === "unscanned";
  const measure = formatFileSize(size);
  return isUnscanned ? `${measure} · ${t("scan.unscanned")}` : measure;
}
