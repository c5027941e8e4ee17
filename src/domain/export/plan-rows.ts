import type { CheckItem } from "../checklist/check-item.ts";
import type { Column } from "../column/column.ts";
import type { PlanField } from "../field/plan-field.ts";
import type { FlowItem } from "../flow/flow-item.ts";
import type { Id } from "../id.ts";
import type { Plan } from "../plan/plan.ts";
import type { PlanTag } from "../tag/plan-tag.ts";
import type { TaskLink } from "../task-link/task-link.ts";
import type { Task } from "../task/task.ts";

/** A plan with all that is in it, as it lies on a device. */
export interface PlanRows {
  readonly plan: Plan;
  /** In their order. */
  readonly columns: readonly Column[];
  readonly flow: readonly FlowItem[];
  readonly tags: readonly PlanTag[];
  /** Those that are in use, in their order. */
  readonly fields: readonly PlanField[];
  /** Tasks and subtasks, each in its order. */
  readonly tasks: readonly Task[];
  /** What waits for what. */
  readonly links: readonly TaskLink[];
  /** Descriptions by their task, HTML. */
  readonly contents: ReadonlyMap<Id, string>;
  /** Lines of checklists by their task, in their order. */
  readonly checks: ReadonlyMap<Id, readonly CheckItem[]>;
  /** What whoever has a part in it is called. */
  readonly people: ReadonlyMap<Id, { readonly name: string; readonly email: string }>;
}
