import { useTranslation } from "react-i18next";
import type { BoardCard, BoardColumn } from "#client/data/queries/board.ts";
import { useTags } from "#client/live/use-tags.ts";
import { cutToPaper } from "#client/parts/plan/paper/cut-to-paper.ts";
import { PlanPaper } from "#client/parts/plan/paper/plan-paper.tsx";
import { type CardWords, useCardWords } from "#client/parts/task/use-card-words.ts";
import { Each } from "#client/ui/each/each.tsx";
import { flowNameOf } from "#domain/flow/flow-fields.ts";
import { ownersOf } from "#domain/task/task.ts";
import { COLUMNS_BESIDE, paperBoards, paperRows } from "./paper-boards.ts";
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
      {paperBoards(columns, shown).map((beside) => (
        <table key={beside[0]?.column.id} className={classes.board}>
          <colgroup>
            {Array.from(
              { length: Math.max(beside.length, Math.min(columns.length, COLUMNS_BESIDE)) },
              (_none, index) => (
                <col key={index} />
              ),
            )}
          </colgroup>
          <thead>
            <tr>
              {beside.map(({ column, cards }) => (
                <th key={column.id} scope="col">
                  {column.name} <span className={classes.dim}>{cards.length}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paperRows(beside).map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but its place
              <tr key={index}>
                {row.map((one, place) => (
                  <td key={beside[place]?.column.id}>
                    {one && <PaperCard card={one} {...card} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {cut.all === 0 && <p>{t("noTasks")}</p>}
    </PlanPaper>
  );
}

interface PaperCardProps {
  readonly card: BoardCard;
  readonly words: CardWords;
  readonly nameOf: (userId: number) => string;
  readonly tagName: (tagId: number) => string;
}

/** A card in words. */
function PaperCard({
  card: { task, subNum, subComplete },
  words,
  nameOf,
  tagName,
}: PaperCardProps) {
  const due = words.due(task);
  const facts = [
    { key: "state", said: flowNameOf(task) },
    { key: "priority", said: task.priority > 0 ? words.priorities.nameOf(task.priority) : "" },
    { key: "owners", said: ownersOf(task).map(nameOf).join(", ") },
    { key: "due", said: due.words },
    { key: "parts", said: subNum > 0 ? `${subComplete}/${subNum}` : "" },
    { key: "tags", said: task.tagIds.map(tagName).join(", ") },
  ].filter(({ said }) => said !== "");
  return (
    <div className={classes.card} data-done={task.completeTime > 0 || undefined}>
      <p className={classes.name}>{task.name}</p>
      <Each rows={facts} keyOf={({ key }) => key}>
        {({ key, said }) => (
          <p
            className={classes.dim}
            data-late={(key === "due" && due.state === "late") || undefined}
          >
            {said}
          </p>
        )}
      </Each>
    </div>
  );
}
