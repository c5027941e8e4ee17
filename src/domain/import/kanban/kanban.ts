import type { ColumnColor } from "../../column/column.ts";
import type { FieldDefinition } from "../../field/field-definition.ts";
import type { ImportLeftOut, ImportLink } from "../board-import.ts";

/** A column of a board, in the order of the board. */
export interface KanbanList {
  readonly id: string;
  readonly name: string;
  readonly color: ColumnColor;
}

export interface KanbanLabel {
  readonly id: string;
  readonly name: string;
  readonly color: ColumnColor;
}

export interface KanbanPerson {
  readonly id: string;
  readonly name: string;
  /** "" = not known. */
  readonly email: string;
}

/** A checklist of a card, with its items in their order. */
export interface KanbanChecklist {
  readonly name: string;
  readonly items: readonly {
    readonly name: string;
    readonly isDone: boolean;
    readonly personIds: readonly string[];
  }[];
}

export interface KanbanComment {
  readonly personId: string;
  /** Where the person is not among those of the board. */
  readonly authorName: string;
  /** Markdown. */
  readonly text: string;
  readonly time: string;
}

/** A card, in the order of its list; times as the file writes them, "" = none. */
export interface KanbanCard {
  readonly id: string;
  readonly listId: string;
  readonly name: string;
  /** Markdown. */
  readonly desc: string;
  readonly start: string;
  readonly due: string;
  readonly isDone: boolean;
  /** When it was done or put away. */
  readonly changed: string;
  readonly isArchived: boolean;
  readonly labelIds: readonly string[];
  readonly personIds: readonly string[];
  readonly checklists: readonly KanbanChecklist[];
  readonly comments: readonly KanbanComment[];
  readonly attachments: readonly { readonly name: string; readonly address: string }[];
  /** What it says in the board's fields, by their places. */
  readonly fields: readonly { readonly field: number; readonly value: string }[];
}

/** A board as most products have it: lists of cards, whatever they call them. */
export interface Kanban {
  /** The product that wrote it. */
  readonly program: string;
  readonly name: string;
  readonly desc: string;
  readonly lists: readonly KanbanList[];
  readonly labels: readonly KanbanLabel[];
  readonly people: readonly KanbanPerson[];
  readonly fields: readonly FieldDefinition[];
  readonly cards: readonly KanbanCard[];
  readonly links: readonly ImportLink[];
  /** What the reader of the file has counted already. */
  readonly leftOut: readonly ImportLeftOut[];
}
