import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import type { ViewParameters } from "#domain/plan/view/view-parameters.ts";

/** A plan as a view of it is given to draw. */
export interface ShownPlan {
  readonly plan: PlanView;
  /** The whole board. */
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
