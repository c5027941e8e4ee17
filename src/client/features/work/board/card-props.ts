import type { BoardColumn } from "#client/data/queries/board.ts";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import type { CardWords } from "#client/parts/task/use-card-words.ts";
import type { Task } from "#domain/task/task.ts";
import type { DropPlace } from "./drag.ts";
import type { Step } from "./keyboard.ts";

/** What all cards of a board are given alike: what they say, and what is done with them. */
export interface CardProps {
  /** The board as it stands now. */
  readonly readColumns: () => readonly BoardColumn[];
  /** The lane in which it stands, of a board that has lanes. */
  readonly lane?: string | undefined;
  readonly selectedTaskId: number | undefined;
  readonly words: CardWords;
  readonly nameOf: (userId: number) => string;
  /** What the person may do with a task of this plan. */
  readonly rightsOf: (task: Task) => TaskRights;
  readonly onOpenTask: (taskId: number) => void;
  readonly onComplete: (task: Task) => void;
  readonly onMoveCard: (taskId: number, place: DropPlace) => Promise<void>;
  /** Which cards go along with one that is carried, itself among them. */
  readonly carriedWith: (taskId: number) => readonly number[];
  /** A finger has rested on a card, and was lifted again. */
  readonly onRest: (taskId: number) => void;
}

/** What a list of cards is given besides, for it hears the keys that carry them. */
export interface CardListActions {
  /** The cards that are selected. */
  readonly chosen: ReadonlySet<number>;
  readonly onStep: (taskId: number, direction: Step, lane: string | undefined) => void;
}
