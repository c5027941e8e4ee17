import type { ImportColor } from "../board-import.ts";
import { cleanLine } from "../clean-text.ts";
import type { TrelloCard, TrelloExport, TrelloLabel } from "./trello-export.ts";

/** Trello's ten colours (each also `_light` and `_dark`) on the six of a task, the nearest one each. */
const taskColors: ReadonlyMap<string, ImportColor> = new Map([
  ["green", "green"],
  ["lime", "green"],
  ["yellow", "yellow"],
  ["orange", "yellow"],
  ["red", "pink"],
  ["pink", "pink"],
  ["purple", "purple"],
  ["blue", "blue"],
  ["sky", "blue"],
  ["black", "grey"],
]);

/** Gives for each card the names of its labels (a label without name has its colour's) and the first one's colour. */
export function createLabelReader(
  board: TrelloExport,
): (card: TrelloCard) => { labels: string[]; color: ImportColor } {
  const boardLabels = new Map(board.labels.map((label) => [label.id ?? "", label]));
  return (card) => {
    const labels = labelsOf(card, boardLabels);
    const colored = labels.find((label) => taskColors.has(baseColor(label)));
    return {
      labels: labels
        .map((label) => cleanLine(label.name ?? "") || cleanLine(label.color ?? ""))
        .filter((name) => name !== ""),
      color: taskColors.get(colored ? baseColor(colored) : "") ?? "",
    };
  };
}

function labelsOf(card: TrelloCard, boardLabels: ReadonlyMap<string, TrelloLabel>): TrelloLabel[] {
  if (card.labels && card.labels.length > 0) return card.labels;
  return (card.idLabels ?? []).flatMap((id) => boardLabels.get(id) ?? []);
}

function baseColor(label: TrelloLabel): string {
  return (label.color ?? "").replace(/_(?:light|dark)$/, "");
}
