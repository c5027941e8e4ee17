import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { printPage } from "#client/platform/paper/print-page.ts";
import { PaperDialog } from "#client/ui/dialog/paper-dialog.tsx";
import { DRAWING, SheetPaper, type SheetPaperProps } from "./sheet-paper.tsx";
import { useSettled } from "./use-settled.ts";

interface ReportDialogProps extends SheetPaperProps {
  readonly onClose: () => void;
}

/** A sheet with its pins and their photographs as it comes out of the printer, or into a PDF: looked at, and printed once all has come. */
export function ReportDialog({ onClose, ...props }: ReportDialogProps) {
  const { t } = useTranslation("drawing");
  const { settled, onSettled } = useSettled();
  const tasks = props.pins.every(({ task }) => settled.has(`task-${task.id}`));
  return (
    <PaperDialog
      title={t("report")}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button loading={!settled.has(DRAWING) || !tasks} onClick={printPage}>
            {t("printReport")}
          </Button>
        </>
      }
    >
      <SheetPaper {...props} onSettled={onSettled} />
    </PaperDialog>
  );
}
