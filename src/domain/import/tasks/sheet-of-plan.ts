import type { PlanField } from "../../field/plan-field.ts";
import type { FlowItem } from "../../flow/flow-item.ts";
import type { Id } from "../../id.ts";
import type { Priority } from "../../task/task.ts";
import type { Times } from "../../task/task-times.ts";
import type { WorkingDay } from "../../company/default-times.ts";
import type { Zone } from "../../form/calendar/zone.ts";

interface Named {
  readonly id: Id;
  readonly name: string;
}

/** What a plan has by names: what a sheet of tasks can speak of. */
export interface KnownPlan {
  /** In their order. */
  readonly columns: readonly Named[];
  readonly flow: readonly FlowItem[];
  readonly people: readonly (Named & { readonly email?: string })[];
  readonly tags: readonly Named[];
  /** Those that are in use and can be filled in. */
  readonly fields: readonly PlanField[];
  /** Tasks that subtasks can come to, with how many they have. */
  readonly mains: readonly (Named & { readonly columnId: Id; readonly subtasks: number })[];
}

interface NamedPriority {
  readonly priority: Priority;
  readonly name: string;
}

/** How somebody writes what a sheet says. */
export interface SheetWords {
  /** What can be chosen, in the order of the company; 0 is none. */
  readonly priorities: readonly NamedPriority[];
  /** What nobody chooses any more; tasks that have it keep it, and bring it along in a sheet. */
  readonly retiredPriorities: readonly NamedPriority[];
  readonly yes: string;
  readonly no: string;
}

/** What a sheet of tasks is read with. */
export interface SheetSetting {
  readonly plan: KnownPlan;
  readonly words: SheetWords;
  /** Whose clock the sheet goes by. */
  readonly zone: Zone;
  readonly day: WorkingDay;
  readonly now: number;
  /** Times in words, where they are understood. */
  readonly readPhrase?: ((phrase: string) => Times | undefined) | undefined;
}
