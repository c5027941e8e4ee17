import type { Id } from "../../id.ts";
import { type FlowBranch, type FlowNode, type FlowStep, NOBODY } from "../flow/flow.ts";
import type { UnitRef } from "../../organisation/unit-ref.ts";
import { initiatorsSaid } from "./condition-data.ts";
import { EXAMINE_TYPES, type ExamineNode, MODE_CODES } from "./examine-tree.ts";

/** Which department, position or group an id is of; undefined where there is none. */
export type UnitOf = (id: Id) => UnitRef | undefined;

/** The nodes that somebody drew as the calls of the seeds tell them; undefined where one is of no kind that there is, or names no unit that there is. */
export function nodesOfTree(tree: readonly ExamineNode[], unitOf: UnitOf): FlowNode[] | undefined {
  const nodes = inOrder(tree).map((node) => nodeOf(node, unitOf));
  const known = nodes.filter((node) => node !== undefined);
  return known.length === nodes.length ? known : undefined;
}

/** Nodes or branches as they follow each other. */
export function inOrder<Item extends { readonly sort: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.sort - other.sort);
}

function nodeOf(node: ExamineNode, unitOf: UnitOf): FlowNode | undefined {
  const { flowId: id, name, examineType, userList } = node;
  if (examineType === EXAMINE_TYPES.copy)
    return { kind: "copy", id, name, people: { ...NOBODY, userIds: [...userList] } };
  if (examineType === EXAMINE_TYPES.branching) return branchingOf(node, unitOf);
  const approvers = approversOf(node, unitOf);
  const whenEmpty = node.examineErrorHandling === 1 ? "pass" : "managers";
  return approvers && { kind: "step", id, name, approvers, whenEmpty };
}

function branchingOf(
  { flowId: id, name, conditionList, examineErrorHandling }: ExamineNode,
  unitOf: UnitOf,
): FlowNode | undefined {
  const branches: FlowBranch[] = [];
  for (const condition of inOrder(conditionList)) {
    const nodes = nodesOfTree(condition.examineDataList, unitOf);
    if (!nodes) return undefined;
    const { conditionName, conditionData: when = "", userList, conditionDataList } = condition;
    const said = initiatorsSaid(conditionDataList);
    const units = said.unitIds.map(unitOf);
    const known = units.filter((unit) => unit !== undefined);
    if (known.length < units.length) return undefined;
    const initiators = { userIds: [...new Set([...userList, ...said.userIds])], units: known };
    branches.push({ name: conditionName, when, initiators, nodes });
  }
  const whenNone = examineErrorHandling === 1 ? "skip" : "managers";
  return { kind: "branching", id, name, branches, whenNone };
}

const MODES = new Map(
  (["sequence", "joint", "either"] as const).map((mode) => [MODE_CODES[mode], mode]),
);

function approversOf(
  { examineType, type, userList, parentLevel: level, roleId, chooseType }: ExamineNode,
  unitOf: UnitOf,
): FlowStep["approvers"] | undefined {
  const mode = MODES.get(type) ?? "either";
  const unit = unitOf(roleId);
  if (roleId > 0 && !unit) return undefined;
  switch (examineType) {
    case EXAMINE_TYPES.members:
      return { by: "members", userIds: [...userList], mode };
    case EXAMINE_TYPES.superior:
      return { by: "superior", level };
    case EXAMINE_TYPES.role:
      return unit && { by: "role", unit, mode };
    case EXAMINE_TYPES.choice: {
      const from = { userIds: [...userList], units: unit ? [unit] : [] };
      return { by: "choice", from, many: chooseType === 2, mode };
    }
    case EXAMINE_TYPES.superiors:
      return { by: "superiors", level, ...(unit && { upTo: unit }) };
    default:
      return undefined;
  }
}
