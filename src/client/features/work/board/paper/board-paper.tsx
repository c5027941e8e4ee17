import { useTranslation } from "react-i18next";
import type { BoardCard, BoardColumn } from "#client/data/queries/board.ts";
import { useTags } from "#client/live/use-tags.ts";
import { cutToPaper } from "#client/parts/plan/paper/cut-to-paper.ts";
import { PlanPaper } from "#client/parts/plan/paper/plan-paper.tsx";
import { useCardWords } from "#client/parts/task/use-card-words.ts";
import { Each } from "#client/ui/each/each.tsx";
import { COLUMNS_BESIDE, paperBoards, paperRows } from "./paper-boards.ts";
import { CardCell, HeadCell, type PaperWords } from "./paper-cells.tsx";
import classes from "./board-paper.module.css";

interface BoardPaperProps {
  readonly name: string;
  readonly columns: readonly BoardColumn[];
  readonly nameOf: (userId: number) => string;
  readonly onClose: () => void;
}

/** The board as it is shown, on paper: as many columns beside each other as can be read, the others below them. */
export function BoardPaper({ name, columns, nameOf, onClose }: BoardPaperProps) {
  const { t } = useTranslation("plan-paper");
  const words = useCardWords();
  const tags = useTags();
  const cut = cutToPaper(columns.flatMap(({ cards }) => cards));
  const shown = new Set(cut.shown.map(({ task }) => task.id));
  const card = {
    words,
    nameOf,
    tagName: (tagId: number) => tags.get(tagId)?.name ?? "",
  };
  return (
    <PlanPaper name={name} cut={cut} onClose={onClose}>
      <Each rows={paperBoards(columns, shown)} keyOf={([first]) => first?.column.id ?? 0}>
        {(beside) => <BoardTable beside={beside} all={columns.length} {...card} />}
      </Each>
      {cut.all === 0 && <p>{t("noTasks")}</p>}
    </PlanPaper>
  );
}

interface BoardTableProps extends PaperWords {
  readonly beside: readonly BoardColumn[];
  /** How many columns the board has. */
  readonly all: number;
}

/** Columns beside each other, with their names on every sheet; where fewer are left they are no wider. */
function BoardTable({ beside, all, ...words }: BoardTableProps) {
  const room = Math.max(beside.length, Math.min(all, COLUMNS_BESIDE));
  return (
    <table className={classes.board}>
      <colgroup>
        {Array.from({ length: room }, (_none, index) => (
          <col key={index} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {beside.map((column) => (
            <HeadCell key={column.column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {paperRows(beside).map((cells) => (
          <CardLine
            key={cells.map((one) => one?.task.id).join()}
            {...{ beside, cells, ...words }}
          />
        ))}
      </tbody>
    </table>
  );
}

interface CardLineProps extends PaperWords {
  readonly beside: readonly BoardColumn[];
  readonly cells: readonly (BoardCard | undefined)[];
}

/** What stands in one line across the columns. */
function CardLine({ beside, cells, ...words }: CardLineProps) {
  return (
    <tr>
      {cells.map((card, place) => (
        <CardCell key={beside[place]?.column.id} card={card} {...words} />
      ))}
    </tr>
  );
}
