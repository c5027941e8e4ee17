import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Paper } from "#client/parts/print/paper.tsx";
import { paperSizes } from "#client/platform/paper/paper-size.ts";
import { printPage } from "#client/platform/paper/print-page.ts";
import { LYING, usePaperPages } from "#client/platform/paper/use-paper-pages.ts";
import { PaperDialog } from "#client/ui/dialog/paper-dialog.tsx";
import type { CutToPaper } from "./cut-to-paper.ts";

interface PlanPaperProps {
  /** Of the plan. */
  readonly name: string;
  /** How much of it is on the paper. */
  readonly cut: CutToPaper<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A plan as it is looked at, on wide paper: printed, or kept as a PDF by what the device prints with. */
export function PlanPaper({ name, cut, onClose, children }: PlanPaperProps) {
  const { t } = useTranslation("plan-paper");
  usePaperPages(paperSizes.A4);
  const about = [
    t("tasks", { count: cut.all }),
    cut.shown.length < cut.all ? t("onlyFirst", { count: cut.shown.length }) : "",
  ];
  return (
    <PaperDialog
      isWide
      title={t("title")}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button leftSection={<IconPrinter size="1rem" aria-hidden />} onClick={printPage}>
            {t("print")}
          </Button>
        </>
      }
    >
      <Paper page={LYING} title={name} about={about}>
        {children}
      </Paper>
    </PaperDialog>
  );
}
