import { Button } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { fileName } from "#client/parts/sheet/save-sheet.ts";
import { printPage } from "#client/platform/paper/print-page.ts";
import { saveContent } from "#client/platform/save-file.ts";
import { PaperDialog } from "#client/ui/dialog/paper-dialog.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { RequestPaper } from "./request-paper.tsx";

interface PrintDialogProps {
  readonly approval: Approval;
  readonly open: OpenRecord;
  readonly onClose: () => void;
}

/** A request as it comes out of the printer (seed 001 section 2): looked at, printed, or kept as a document. */
export function PrintDialog({ approval, open, onClose }: PrintDialogProps) {
  const { t } = useTranslation("approvals");
  const paper = useRef<HTMLElement>(null);
  const download = () => {
    const name = fileName(approval.title) || t("print.file");
    const body = paper.current?.outerHTML ?? "";
    const text = `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
    saveContent(`${name}.doc`, new Blob([text], { type: "application/msword" }));
  };
  return (
    <PaperDialog
      title={t("print.title")}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t("print.cancel")}
          </Button>
          <Button variant="default" onClick={download}>
            {t("print.download")}
          </Button>
          <Button onClick={printPage}>{t("print.print")}</Button>
        </>
      }
    >
      <RequestPaper ref={paper} approval={approval} open={open} />
    </PaperDialog>
  );
}
