import * as z from "zod/mini";
import type { Id } from "../../id.ts";
import type { FlowNode, FlowStep, StepMode } from "../flow/flow.ts";
import { conditionData, type ConditionDatum, conditionDatumShape } from "./condition-data.ts";

/** How several people decide a step, on the wire (seed 001 section 4). */
export const MODE_CODES: Readonly<Record<StepMode, number>> = { sequence: 1, joint: 2, either: 3 };

/** What a node is on the wire (forms-approvals 7.2): 0 condition, 1 members, 2 superior, 3 role, 4 choice, 5 superiors, 7 copies. */
export const EXAMINE_TYPES = {
  branching: 0,
  members: 1,
  superior: 2,
  role: 3,
  choice: 4,
  superiors: 5,
  copy: 7,
} as const;

/** A node of a flow as the calls of the seeds tell it, with those of its branches in it. */
export interface ExamineNode {
  /** 0 where it is drawn without one. */
  readonly flowId: number;
  readonly name: string;
  readonly sort: number;
  readonly examineType: number;
  /** Where nobody can decide: 1 it is passed, 2 the managers decide. */
  readonly examineErrorHandling: number;
  /** 1 one after the other, 2 all of them, 3 one of them; 0 where it does not matter. */
  readonly type: number;
  readonly userList: readonly Id[];
  readonly parentLevel: number;
  /** Department, position or group, 0 = none. */
  readonly roleId: Id;
  /** Of whom can be chosen: 1 everybody, 2 those named, 3 those of `roleId`; 0 where nobody chooses. */
  readonly rangeType: number;
  /** 1 one, 2 several; 0 where nobody chooses. */
  readonly chooseType: number;
  readonly conditionList: readonly ExamineCondition[];
}

interface ExamineCondition {
  readonly sort: number;
  readonly conditionName: string;
  /** The JSON of a condition of the form's (forms-approvals 1.7), "" = none; what it was before where it is left out. */
  readonly conditionData?: string | undefined;
  /** The same piece by piece, with who asks; counts where it was changed. */
  readonly conditionDataList?: readonly ConditionDatum[] | undefined;
  readonly userList: readonly Id[];
  readonly examineDataList: readonly ExamineNode[];
}

export const examineNodeShape: z.ZodMiniType<ExamineNode> = z.lazy(() =>
  z.object({
    flowId: z._default(z.int().check(z.nonnegative()), 0),
    name: z._default(z.string(), ""),
    sort: z._default(z.int(), 0),
    examineType: z.int(),
    examineErrorHandling: z._default(z.int(), 2),
    type: z._default(z.int(), 0),
    userList: z._default(z.array(z.int()), []),
    parentLevel: z._default(z.int(), 0),
    roleId: z._default(z.int(), 0),
    rangeType: z._default(z.int(), 0),
    chooseType: z._default(z.int(), 0),
    conditionList: z._default(
      z.array(
        z.object({
          sort: z._default(z.int(), 0),
          conditionName: z._default(z.string(), ""),
          conditionData: z.optional(z.string()),
          conditionDataList: z.optional(z.array(conditionDatumShape)),
          userList: z._default(z.array(z.int()), []),
          examineDataList: z._default(z.array(examineNodeShape), []),
        }),
      ),
      [],
    ),
  }),
);

/** The nodes of a flow as the calls of the seeds tell them. */
export function examineTree(nodes: readonly FlowNode[]): ExamineNode[] {
  return nodes.map((node, at) => ({
    ...EMPTY,
    ...toldOf(node),
    flowId: node.id,
    name: node.name,
    sort: at + 1,
  }));
}

const EMPTY = {
  examineErrorHandling: 1,
  type: 0,
  userList: [],
  parentLevel: 0,
  roleId: 0,
  rangeType: 0,
  chooseType: 0,
  conditionList: [],
};

function toldOf(node: FlowNode): Partial<ExamineNode> & Pick<ExamineNode, "examineType"> {
  if (node.kind === "copy")
    return { examineType: EXAMINE_TYPES.copy, userList: node.people.userIds };
  if (node.kind === "step") return toldOfStep(node);
  const conditionList = node.branches.map(({ name, when, initiators, nodes }, at) => ({
    sort: at + 1,
    conditionName: name,
    conditionData: when,
    conditionDataList: conditionData(when, initiators),
    userList: initiators.userIds,
    examineDataList: examineTree(nodes),
  }));
  const examineErrorHandling = node.whenNone === "skip" ? 1 : 2;
  return { examineType: EXAMINE_TYPES.branching, examineErrorHandling, conditionList };
}

function toldOfStep({ approvers, whenEmpty }: FlowStep) {
  const told = {
    examineType: EXAMINE_TYPES[approvers.by],
    examineErrorHandling: whenEmpty === "pass" ? 1 : 2,
    type: "mode" in approvers ? MODE_CODES[approvers.mode] : 0,
  };
  switch (approvers.by) {
    case "members":
      return { ...told, userList: approvers.userIds };
    case "role":
      return { ...told, roleId: approvers.unit.id };
    case "superior":
      return { ...told, parentLevel: approvers.level };
    case "superiors":
      return {
        ...told,
        type: MODE_CODES.sequence,
        parentLevel: approvers.level,
        roleId: approvers.upTo?.id ?? 0,
      };
    default: {
      const { userIds, units } = approvers.from;
      const [unit] = units;
      const named = userIds.length > 0 ? 2 : 1;
      return {
        ...told,
        userList: userIds,
        roleId: unit?.id ?? 0,
        rangeType: unit && userIds.length === 0 ? 3 : named,
        chooseType: approvers.many ? 2 : 1,
      };
    }
  }
}
