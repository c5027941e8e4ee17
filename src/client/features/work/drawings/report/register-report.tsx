import { Button } from "@mantine/core";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SheetRow } from "#client/data/queries/sheets.ts";
import { paperSizes } from "#client/platform/paper/paper-size.ts";
import { pixelsToSpend } from "#client/platform/paper/pixels-to-spend.ts";
import { printPage } from "#client/platform/paper/print-page.ts";
import { usePaperPages } from "#client/platform/paper/use-paper-pages.ts";
import { PaperDialog } from "#client/ui/dialog/paper-dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { ChooseSheets } from "./choose-sheets.tsx";
import { PaperChoice } from "./paper-choice.tsx";
import { SheetOfMany } from "./sheet-of-many.tsx";
import { usePaperChoice } from "./use-paper-choice.ts";

interface RegisterReportProps {
  /** In the order in which they stand in the register. */
  readonly rows: readonly SheetRow[];
  readonly onClose: () => void;
}

/** How often smaller a picture is packed; pixels of a sheet that can be read on any paper. */
const PACKED = 4;
const LEAST = 3_000_000;
const NONE: ReadonlySet<number> = new Set();

/** Several sheets with their pins, lists and photographs as one document: chosen, looked at, and printed once all has come. */
export function RegisterReport({ rows, onClose }: RegisterReportProps) {
  const { t } = useTranslation("drawing");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(rows.map(({ sheet }) => sheet.id)),
  );
  const [isOpenOnly, setOpenOnly] = useState(false);
  const [isShown, setShown] = useState(false);
  const { paper, choose } = usePaperChoice();
  const [pixels] = useState(pixelsToSpend);
  usePaperPages(paperSizes[paper]);
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
  // All of them are held at once, as pictures that are packed.
  const most = Math.max(LEAST, Math.min(pixels, (pixels * PACKED) / printed.length));
  return (
    <PaperDialog
      title={t("report")}
      onClose={onClose}
      actions={
        <>
          <PaperChoice
            paper={paper}
            onChoose={(chosenPaper) => {
              setDrawn(NONE);
              setSettled(NONE);
              choose(chosenPaper);
            }}
          />
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
      <Each rows={printed} keyOf={({ sheet }) => `${paper} ${sheet.id}`}>
        {({ sheet }) => (
          <SheetOfMany
            sheetId={sheet.id}
            isOpenOnly={isOpenOnly}
            paper={paper}
            most={most}
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
