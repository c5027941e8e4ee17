import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import type { ViewParameters } from "#domain/plan/view/view-parameters.ts";

/** A plan that is looked at by its id. */
export type PlanOf = (planId: number) => PlanView | undefined;

/** A plan, or all plans together, as a view of it is given to draw. */
export interface ShownPlan {
  /** ALL_PLANS where it is not a single one. */
  readonly planId: number;
  readonly name: string;
  /** The plan in which a task or a column is, as the person sees it. */
  readonly planOf: PlanOf;
  /** The whole board; of all plans the columns of each in turn. */
  readonly columns: readonly BoardColumn[];
  /** The board less what the filter holds back. */
  readonly shown: readonly BoardColumn[];
  readonly view: ViewParameters;
  readonly onView: (change: Partial<ViewParameters>) => void;
  /** Beside the filter, for tools of the view; undefined until it is there. */
  readonly toolsPlace: HTMLElement | undefined;
  readonly selectedTaskId: number | undefined;
  readonly onOpenTask: (taskId: number) => void;
}
