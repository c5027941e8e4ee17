import { Button } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { fileName } from "#client/parts/sheet/save-sheet.ts";
import { printPage } from "#client/platform/paper/print-page.ts";
import { saveContent } from "#client/platform/save-file.ts";
import { PaperDialog } from "#client/ui/dialog/paper-dialog.tsx";
import { DOCUMENT_STYLE } from "./document-style.ts";

interface PrintDialogProps {
  /** What the document is called; "" = as any. */
  readonly name: string;
  /** All of it is there to be printed. */
  readonly isReady?: boolean;
  /** Chosen beside what can be done with it. */
  readonly choice?: ReactNode;
  readonly onClose: () => void;
  /** The paper, or several of them. */
  readonly children: ReactNode;
}

/** Papers as they come out of the printer (seed 001 section 2): looked at, printed, or kept as a document. */
export function PrintDialog({ name, isReady = true, choice, onClose, children }: PrintDialogProps) {
  const { t } = useTranslation("print");
  const papers = useRef<HTMLDivElement>(null);
  const download = () => {
    const head = `<meta charset="utf-8"><style>${DOCUMENT_STYLE}</style>`;
    const text = `<html><head>${head}</head><body>${papers.current?.innerHTML ?? ""}</body></html>`;
    const called = fileName(name) || t("file");
    saveContent(`${called}.doc`, new Blob([text], { type: "application/msword" }));
  };
  return (
    <PaperDialog
      title={t("title")}
      onClose={onClose}
      actions={
        <>
          {choice}
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="default" disabled={!isReady} onClick={download}>
            {t("download")}
          </Button>
          <Button disabled={!isReady} onClick={printPage}>
            {t("print")}
          </Button>
        </>
      }
    >
      <div ref={papers}>{children}</div>
    </PaperDialog>
  );
}
