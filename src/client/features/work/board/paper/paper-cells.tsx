import type { BoardCard, BoardColumn } from "#client/data/queries/board.ts";
import type { CardWords } from "#client/parts/task/use-card-words.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { flowNameOf } from "#domain/flow/flow-fields.ts";
import { ownersOf } from "#domain/task/task.ts";
import classes from "./board-paper.module.css";

/** The words of all cards, found once. */
export interface PaperWords {
  readonly words: CardWords;
  readonly nameOf: (userId: number) => string;
  readonly tagName: (tagId: number) => string;
}

/** What a column is called, and how many of its cards are on the paper. */
export function HeadCell({ column: { column, cards } }: { readonly column: BoardColumn }) {
  return (
    <th scope="col">
      <Boundary row={column}>
        {column.name} <span className={classes.dim}>{cards.length}</span>
      </Boundary>
    </th>
  );
}

/** The card that stands there, where a column goes so far. */
export function CardCell({
  card,
  ...words
}: PaperWords & { readonly card: BoardCard | undefined }) {
  return (
    <td>
      {card && (
        <Boundary row={card}>
          <PaperCard card={card} {...words} />
        </Boundary>
      )}
    </td>
  );
}

interface PaperCardProps extends PaperWords {
  readonly card: BoardCard;
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
