import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { drawingOnPaper, paperSizes } from "#client/platform/paper/paper-size.ts";
import { pixelsToSpend } from "#client/platform/paper/pixels-to-spend.ts";
import { printPage } from "#client/platform/paper/print-page.ts";
import { usePaperPages } from "#client/platform/paper/use-paper-pages.ts";
import { PaperDialog } from "#client/ui/dialog/paper-dialog.tsx";
import { PaperChoice } from "./paper-choice.tsx";
import { DRAWING, SheetPaper, type SheetPaperProps } from "./sheet-paper.tsx";
import { usePaperChoice } from "./use-paper-choice.ts";
import { usePrintedDrawing } from "./use-printed-drawing.ts";
import { useSettled } from "./use-settled.ts";

interface ReportDialogProps extends SheetPaperProps {
  readonly onClose: () => void;
}

/** A sheet with its pins and their photographs as it comes out of the printer, or into a PDF: looked at, and printed once all has come. */
export function ReportDialog({ onClose, ...props }: ReportDialogProps) {
  const { t } = useTranslation("drawing");
  const { paper, choose } = usePaperChoice();
  const { settled, onSettled, forget } = useSettled();
  const [most] = useState(pixelsToSpend);
  const { source, revision, pins } = props;
  const size = paperSizes[paper];
  const opened = source.state === "open" ? source.source : undefined;
  const pieces = usePrintedDrawing(opened, drawingOnPaper(size, revision).dots, most);
  usePaperPages(size);
  const isMissing = source.state !== "open" && source.state !== "loading";
  const isDrawn =
    isMissing ||
    (pieces !== undefined && opened !== undefined && (pieces.length === 0 || settled.has(DRAWING)));
  const tasks = pins.every(({ task }) => settled.has(`task-${task.id}`));
  return (
    <PaperDialog
      title={t("report")}
      onClose={onClose}
      actions={
        <>
          <PaperChoice
            paper={paper}
            onChoose={(next) => {
              forget(DRAWING);
              choose(next);
            }}
          />
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button loading={!isDrawn || !tasks} onClick={printPage}>
            {t("printReport")}
          </Button>
        </>
      }
    >
      <SheetPaper {...props} paper={paper} pieces={pieces} onSettled={onSettled} />
    </PaperDialog>
  );
}
