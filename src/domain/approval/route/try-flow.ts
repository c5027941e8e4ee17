import type { ReadyForm } from "../../company-form/ready-form.ts";
import type { FormValues } from "../../form/record/form-values.ts";
import type { Id } from "../../id.ts";
import type { Reading } from "../../reading.ts";
import type { Trier } from "../../record/filler.ts";
import { canStart } from "../definition/can-start.ts";
import type { Approvers, Flow, FlowNode, StepMode } from "../flow/flow.ts";
import { choicesFor } from "./approvers-of.ts";
import type { Directory } from "./directory.ts";
import { type PreviewNode, previewOf } from "./preview.ts";
import { readCourse } from "./read-course.ts";

/** Why it is these people at a place: the rule of the step, who leads whoever asks or the managers in place of others, or nobody has to. */
type Why = Approvers["by"] | "leader" | "managers" | "noBranch" | "passes" | "copy";

/** A branch that was taken: what it is called, or its number, and the JSON of what had to hold, "" = nothing. */
interface TriedBranch {
  readonly name: string;
  readonly when: string;
}

/** A place to which a request would come. */
export interface TriedPlace {
  readonly nodeId: number;
  readonly name: string;
  readonly why: Why;
  /** Who decides, is chosen from, or gets to know of it; of a choice nobody = everybody. */
  readonly userIds: readonly Id[];
  readonly mode: StepMode;
  /** The branches in which it stands, the outermost first. */
  readonly branches: readonly TriedBranch[];
}

/** What comes of trying a flow out. */
export interface Trial {
  readonly mayAsk: boolean;
  readonly places: readonly TriedPlace[];
}

/** Who would decide if somebody asked for this, by a flow that need not be in use; nothing is made by it. */
export function* tryFlow(
  flow: Flow,
  asked: {
    readonly ready: ReadyForm;
    readonly values: FormValues;
    readonly initiatorId: Id;
    readonly now: number;
    readonly trier?: Trier | undefined;
  },
): Reading<Trial> {
  const facts = { ...asked, recordId: 0, chosen: new Map<number, readonly Id[]>() };
  const { course, directory } = yield* readCourse(flow, facts);
  return {
    mayAsk: canStart(flow, asked.initiatorId, directory),
    places: previewOf(course).map((place) => ({
      ...triedPlace(place, directory),
      branches: branchesTo(flow.nodes, place.node.id) ?? [],
    })),
  };
}

function triedPlace(place: PreviewNode, directory: Directory): Omit<TriedPlace, "branches"> {
  const { id: nodeId, name } = place.node;
  if (!("people" in place))
    return { nodeId, name, why: "copy", userIds: place.userIds, mode: "joint" };
  const { node, people } = place;
  const { userIds, mode, passes, byManagers, byLeader } = people;
  if (node.kind !== "step") return { nodeId, name, why: "noBranch", userIds, mode };
  const { approvers } = node;
  if (approvers.by === "choice")
    return {
      nodeId,
      name,
      why: "choice",
      userIds: choicesFor(approvers.from, directory) ?? [],
      mode,
    };
  const rule = (byManagers && "managers") || (byLeader && "leader") || approvers.by;
  return { nodeId, name, why: passes ? "passes" : rule, userIds, mode };
}

/** The branches around a node; undefined where it is not among these. */
function branchesTo(nodes: readonly FlowNode[], id: number): readonly TriedBranch[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [];
    if (node.kind !== "branching") continue;
    for (const [at, branch] of node.branches.entries()) {
      const inner = branchesTo(branch.nodes, id);
      if (inner) return [{ name: branch.name || String(at + 1), when: branch.when }, ...inner];
    }
  }
  return undefined;
}
