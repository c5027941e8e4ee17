import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { printPage } from "#client/platform/paper/print-page.ts";
import { PaperDialog } from "#client/ui/dialog/paper-dialog.tsx";
import { TaskPaper } from "./task-paper.tsx";

interface PrintDialogProps {
  readonly view: TaskView;
  readonly onClose: () => void;
}

/** A task as it comes out of the printer: looked at, and printed. */
export function PrintDialog({ view, onClose }: PrintDialogProps) {
  const { t } = useTranslation("task");
  return (
    <PaperDialog
      title={t("printTitle")}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button onClick={printPage}>{t("printNow")}</Button>
        </>
      }
    >
      <TaskPaper view={view} />
    </PaperDialog>
  );
}
