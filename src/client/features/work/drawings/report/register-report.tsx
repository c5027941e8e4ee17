import { Button } from "@mantine/core";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SheetRow } from "#client/data/queries/sheets.ts";
import { printPage } from "#client/platform/paper/print-page.ts";
import { PaperDialog } from "#client/ui/dialog/paper-dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { ChooseSheets } from "./choose-sheets.tsx";
import { SheetOfMany } from "./sheet-of-many.tsx";

interface RegisterReportProps {
  /** In the order in which they stand in the register. */
  readonly rows: readonly SheetRow[];
  readonly onClose: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Several sheets with their pins, lists and photographs as one document: chosen, looked at, and printed once all has come. */
export function RegisterReport({ rows, onClose }: RegisterReportProps) {
  const { t } = useTranslation("drawing");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(rows.map(({ sheet }) => sheet.id)),
  );
  const [isOpenOnly, setOpenOnly] = useState(false);
  const [isShown, setShown] = useState(false);
  const [drawn, setDrawn] = useState(NONE);
  const [settled, setSettled] = useState(NONE);
  const handleDrawn = useCallback((id: number) => setDrawn((before) => withOne(before, id)), []);
  const handleSettled = useCallback(
    (id: number) => setSettled((before) => withOne(before, id)),
    [],
  );
  if (!isShown) {
    return (
      <ChooseSheets
        rows={rows}
        chosen={chosen}
        isOpenOnly={isOpenOnly}
        onChoose={setChosen}
        onOpenOnly={setOpenOnly}
        onGo={() => setShown(true)}
        onClose={onClose}
      />
    );
  }
  const printed = rows.filter(({ sheet }) => chosen.has(sheet.id));
  const next = printed.find(({ sheet }) => !drawn.has(sheet.id))?.sheet.id;
  return (
    <PaperDialog
      title={t("report")}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            loading={!printed.every(({ sheet }) => settled.has(sheet.id))}
            onClick={printPage}
          >
            {t("printReport")}
          </Button>
        </>
      }
    >
      <Each rows={printed} keyOf={({ sheet }) => sheet.id}>
        {({ sheet }) => (
          <SheetOfMany
            sheetId={sheet.id}
            isOpenOnly={isOpenOnly}
            isItsTurn={sheet.id === next}
            onDrawn={handleDrawn}
            onSettled={handleSettled}
          />
        )}
      </Each>
    </PaperDialog>
  );
}

function withOne(before: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return before.has(id) ? before : new Set([...before, id]);
}
