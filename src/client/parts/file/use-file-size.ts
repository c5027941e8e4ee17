import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { formatFileSize } from "#domain/file/file-size.ts";
import { writePlainNumber } from "#client/i18n/number-formatter.ts";

/** Says the size of a file as the person's language writes numbers: "1.5 MB", "1,5 MB". */
export function useFileSize(): (bytes: number) => string {
  const { i18n } = useTranslation("time");
  return useCallback(
    (bytes) => formatFileSize(bytes, (number) => writePlainNumber(number, i18n.language)),
    [i18n.language],
  );
}
