import type { ReadyForm } from "../../company-form/ready-form.ts";
import { evaluateForm } from "../../form/graph/evaluate-form.ts";
import type { FormValues } from "../../form/record/form-values.ts";
import type { Id } from "../../id.ts";
import type { Reading } from "../../reading.ts";
import { knowing } from "../../record/knowing.ts";
import { matcherOf } from "../definition/check-flow.ts";
import { allNodes } from "../definition/read-flow.ts";
import type { Flow, FlowBranch, FlowNode } from "../flow/flow.ts";
import type { Course, DecidingNode } from "../state/course.ts";
import { approversOf, type Asked, headsOf } from "./approvers-of.ts";
import { type Directory, everyoneOf, isNobody } from "./directory.ts";
import { type BranchHolds, nextNode } from "./next-node.ts";
import { readDirectory } from "./read-directory.ts";

/** What a request is about: the record as it is now, of whom, and whom they chose. */
export interface RequestFacts extends Asked {
  readonly ready: ReadyForm;
  readonly values: FormValues;
  readonly recordId: Id;
  readonly now: number;
}

/** Where a request goes, as form and company are now; with who is who, for what else is asked. */
export function* readCourse(
  flow: Flow,
  facts: RequestFacts,
): Reading<{ course: Course; directory: Directory }> {
  const directory = yield* readDirectory();
  const holds = yield* readBranches(flow, facts, directory);
  const deciding = new Map(decidingNodes(flow.nodes).map((node) => [node.id, node]));
  const course: Course = {
    next: (after) => nextNode(flow.nodes, after, holds),
    nodeOf: (id) => deciding.get(id),
    peopleFor: (node) => approversOf(flow, node, facts, directory),
    headsOf: (userId) => headsOf(flow, userId, facts, directory),
    copiesTo: ({ people }) => everyoneOf(people, directory).filter(directory.isActive),
    repeated: flow.repeated,
    recheck: flow.recheck,
  };
  return { course, directory };
}

/** Which branches hold; one of which nobody can tell does not. */
function* readBranches(
  flow: Flow,
  { ready, values, initiatorId: userId, recordId, now }: RequestFacts,
  directory: Directory,
): Reading<BranchHolds> {
  const { form, zone } = ready;
  const branches = allNodes(flow.nodes).flatMap((node) =>
    node.kind === "branching" ? node.branches : [],
  );
  const matchers = new Map(
    branches.filter(({ when }) => when !== "").map(({ when }) => [when, matcherOf(when, form)]),
  );
  const held = yield* knowing({ form, zone, userId, recordId, now }, ({ around }) => {
    const state = evaluateForm(form, values, around);
    return new Map([...matchers].map(([when, matches]) => [when, matches?.(state) ?? false]));
  });
  const isMeant = ({ initiators }: FlowBranch) =>
    isNobody(initiators) || everyoneOf(initiators, directory).includes(userId);
  return (branch) => isMeant(branch) && (branch.when === "" || held.get(branch.when) === true);
}

/** What somebody can have to decide: the steps, and each branching of which no branch may hold. */
export function decidingNodes(nodes: readonly FlowNode[]): DecidingNode[] {
  return allNodes(nodes).flatMap((node): DecidingNode[] => {
    if (node.kind === "step") return [node];
    return node.kind === "branching" ? [{ kind: "noBranch", id: node.id, name: node.name }] : [];
  });
}
