import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";

const BoardPaper = late(async () => (await import("./board-paper.tsx")).BoardPaper);

interface PaperButtonProps {
  readonly name: string;
  /** What of the board is shown. */
  readonly columns: readonly BoardColumn[];
  readonly nameOf: (userId: number) => string;
  /** Where tools of the view stand; undefined until it is there. */
  readonly place: HTMLElement | undefined;
}

/** Opens the board as it comes out of the printer. */
export function PaperButton({ name, columns, nameOf, place }: PaperButtonProps) {
  const { t } = useTranslation("plan-view");
  const [isOpen, setOpen] = useState(false);
  if (!place) return null;
  return (
    <>
      {createPortal(
        <IconButton icon={IconPrinter} label={t("toPaper")} onClick={() => setOpen(true)} />,
        place,
      )}
      {isOpen && (
        <Opening>
          <BoardPaper {...{ name, columns, nameOf }} onClose={() => setOpen(false)} />
        </Opening>
      )}
    </>
  );
}
