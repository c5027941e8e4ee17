import { useMemo } from "react";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useBoard } from "#client/live/use-board.ts";
import { usePlanFields } from "#client/live/use-fields.ts";
import { useFlow } from "#client/live/use-flow.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { usePlanTags } from "#client/live/use-tags.ts";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import type { Column } from "#domain/column/column.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import type { FlowItem } from "#domain/flow/flow-item.ts";
import type { PlanTag } from "#domain/tag/plan-tag.ts";
import type { Priority } from "#domain/task/task.ts";

/** What rules of a plan can name. */
export interface PlanThings {
  readonly columns: readonly Column[];
  readonly board: readonly BoardColumn[];
  readonly states: readonly FlowItem[];
  /** Those that are filled in by hand. */
  readonly fields: readonly PlanField[];
  readonly tags: readonly PlanTag[];
  readonly priorities: readonly Priority[];
  /** Ids of those who are in the plan. */
  readonly people: readonly number[];
}

export function usePlanThings(planId: number): PlanThings {
  const board = useBoard(planId);
  const flow = useFlow(planId);
  const allFields = usePlanFields(planId);
  const tags = usePlanTags(planId);
  const members = usePlanUsers(planId);
  const { choices } = usePriorities();
  return useMemo(() => {
    const shown = board.state === "ready" ? board.value : [];
    return {
      board: shown,
      columns: shown.map(({ column }) => column),
      states: flow.state === "ready" ? flow.value : [],
      fields: allFields.filter(({ kind }) => kind !== "sum"),
      tags,
      priorities: choices,
      people: members.state === "ready" ? members.value.map(({ userId }) => userId) : [],
    };
  }, [board, flow, allFields, tags, members, choices]);
}
