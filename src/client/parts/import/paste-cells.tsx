import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface PasteCellsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Cells came from the clipboard as a whole. */
  readonly onCells: (text: string) => void;
}

/** Cells that were copied elsewhere, in place of a file. */
export function PasteCells({ text, onText, onCells }: PasteCellsProps) {
  const { t } = useTranslation("import-sheet");
  return (
    <Textarea
      label={t("paste")}
      placeholder={t("pasteHint")}
      rows={2}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData("text/plain");
        if (text.trim() !== "" || !/[\t\n]/.test(pasted)) return;
        event.preventDefault();
        onCells(pasted);
      }}
    />
  );
}
