import { type Flow, type FlowNode, type FlowStep, NOBODY } from "#domain/approval/flow/flow.ts";
import { approversOf, type Chosen, headsOf } from "#domain/approval/route/approvers-of.ts";
import { type Directory, everyoneOf } from "#domain/approval/route/directory.ts";
import { type BranchHolds, nextNode } from "#domain/approval/route/next-node.ts";
import { decidingNodes } from "#domain/approval/route/read-course.ts";
import type { Course } from "#domain/approval/state/course.ts";
import type { Id } from "#domain/id.ts";

export const MANAGER = 900;

/** A flow with all that is not said as it usually is. */
export function flow(nodes: readonly FlowNode[], details: Partial<Flow> = {}): Flow {
  return {
    nodes: [...nodes],
    managerIds: [MANAGER],
    starters: NOBODY,
    recheck: "fromStart",
    repeated: "each",
    own: "allowed",
    batch: false,
    ...details,
  };
}

/** A step that named people decide. */
export function step(
  id: number,
  userIds: readonly Id[],
  mode: "sequence" | "joint" | "either" = "joint",
  whenEmpty: FlowStep["whenEmpty"] = "managers",
): FlowStep {
  const approvers: FlowStep["approvers"] = { by: "members", userIds: [...userIds], mode };
  return { kind: "step", id, name: `Step ${id}`, approvers, whenEmpty };
}

/** A company in which everybody is there, and nobody leads anybody, but for what is said. */
export function directory(details: Partial<Directory> = {}): Directory {
  return {
    isActive: () => true,
    inUnit: () => [],
    leadersOf: () => [],
    administratorIds: [1],
    ...details,
  };
}

/** The course of a request through a flow. */
export function courseOf(
  of: Flow,
  {
    people = directory(),
    holds = () => true,
    initiatorId = 1,
    chosen = new Map(),
  }: { people?: Directory; holds?: BranchHolds; initiatorId?: Id; chosen?: Chosen } = {},
): Course {
  return {
    next: (after) => nextNode(of.nodes, after, holds),
    nodeOf: (id) => decidingNodes(of.nodes).find((node) => node.id === id),
    peopleFor: (node) => approversOf(of, node, { initiatorId, chosen }, people),
    headsOf: (userId) => headsOf(of, userId, { initiatorId }, people),
    dueOf: ({ hours }, now) => now + hours * 3_600_000,
    copiesTo: (node) => everyoneOf(node.people, people),
    copiesAt: (at, isChosen) =>
      (of.copies ?? [])
        .filter((rule) => rule.at === at && (rule.chosen ?? false) === isChosen)
        .flatMap((rule) => everyoneOf(rule.people, people)),
    allowsOwn: of.own === "allowed",
    repeated: of.repeated,
    recheck: of.recheck,
  };
}

/** A flow of one step: one person decides, another one manages it. */
export function oneStepFlow(userId: Id, managerId: Id): Flow {
  return flow([step(1, [userId])], { managerIds: [managerId] });
}

/** The condition that a diary's crew is larger. */
export function crewOver(value: number): string {
  const question = { field: "crew", symbol: ">", fieldValue: value };
  const conditionList = [{ logic: "and", groups: [question] }];
  return JSON.stringify({ matchLogic: "and", conditionList });
}
