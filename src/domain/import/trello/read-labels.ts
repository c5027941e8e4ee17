import type { ImportColor, ImportTag } from "../board-import.ts";
import { cleanLine, cutText } from "../clean-text.ts";
import { PLAN_TAGS_MAX, TAG_NAME_MAX, TASK_TAGS_MAX } from "../../limits.ts";
import { colorOfTrello } from "./trello-colors.ts";
import type { TrelloCard, TrelloExport, TrelloLabel } from "./trello-export.ts";

/** What a card's labels become. */
export interface ReadLabels {
  readonly tagKeys: string[];
  /** Names for which there is no room among the tags, or only for their beginning. */
  readonly left: string[];
  /** That of the first one with a colour. */
  readonly color: ImportColor;
}

/** Reads the labels of cards, one card after the other; `tags` holds those that were met so far. */
export class LabelReader {
  readonly #boardLabels: ReadonlyMap<string, TrelloLabel>;
  readonly #tags = new Map<string, ImportTag>();

  constructor(board: TrelloExport) {
    this.#boardLabels = new Map(board.labels.map((label) => [label.id ?? "", label]));
  }

  get tags(): ImportTag[] {
    return [...this.#tags.values()];
  }

  read(card: TrelloCard): ReadLabels {
    const labels = this.#labelsOf(card);
    const colored = labels.find((label) => colorOfTrello(label.color));
    const tagKeys = new Set<string>();
    const left: string[] = [];
    for (const label of labels) {
      // A label without a name has that of its colour.
      const name = cleanLine(label.name ?? "") || cleanLine(label.color ?? "");
      if (name === "") continue;
      const tag = this.#tagOf(name, label);
      const hasRoom = tag && (tagKeys.has(tag.key) || tagKeys.size < TASK_TAGS_MAX);
      if (hasRoom) tagKeys.add(tag.key);
      if (!hasRoom || name.length > TAG_NAME_MAX) left.push(name);
    }
    const color = colorOfTrello(colored?.color)?.task ?? "";
    return { tagKeys: [...tagKeys], left, color };
  }

  /** The tag of a name, which is the same in small and in large letters; undefined where the plan has no room for it. */
  #tagOf(name: string, label: TrelloLabel): ImportTag | undefined {
    const cut = cutText(name, TAG_NAME_MAX);
    const key = cut.toLowerCase();
    const known = this.#tags.get(key);
    if (known || this.#tags.size >= PLAN_TAGS_MAX) return known;
    const tag = { key, name: cut, color: colorOfTrello(label.color)?.tag ?? "" } as const;
    this.#tags.set(key, tag);
    return tag;
  }

  #labelsOf(card: TrelloCard): TrelloLabel[] {
    if (card.labels && card.labels.length > 0) return card.labels;
    return (card.idLabels ?? []).flatMap((id) => this.#boardLabels.get(id) ?? []);
  }
}
