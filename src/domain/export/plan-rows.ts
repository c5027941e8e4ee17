import type { Automation } from "../automation/automation.ts";
import type { Baseline } from "../baseline/baseline.ts";
import type { CheckItem } from "../checklist/check-item.ts";
import type { Column } from "../column/column.ts";
import type { PlanField } from "../field/plan-field.ts";
import type { FlowItem } from "../flow/flow-item.ts";
import type { Id } from "../id.ts";
import type { Plan } from "../plan/plan.ts";
import type { SavedView } from "../plan/saved-view/saved-view.ts";
import type { PlanTag } from "../tag/plan-tag.ts";
import type { TaskLink } from "../task-link/task-link.ts";
import type { TaskTemplate } from "../task-template/task-template.ts";
import type { Task } from "../task/task.ts";
import type { TimeEntry } from "../work-time/time-entry.ts";

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

/** The same with what is read only where the plan goes out whole. */
export interface WholePlan extends PlanRows {
  /** Time that was worked, by its task. */
  readonly times: ReadonlyMap<Id, readonly TimeEntry[]>;
  readonly baselines: readonly Baseline[];
  readonly automations: readonly Automation[];
  /** Those for everybody, and those of whoever takes it out. */
  readonly views: readonly SavedView[];
  readonly templates: readonly TaskTemplate[];
}
