import type { Id } from "../../id.ts";
import type { CopyTime, Deadline, Flow, FlowCopy } from "../flow/flow.ts";
import type { NextNode } from "../route/next-node.ts";
import type { StepPeople } from "../route/approvers-of.ts";

export type DecidingNode = Exclude<NextNode, FlowCopy>;

/** Where a request goes, as its form and the company are now. */
export interface Course {
  /** What comes behind a node; from the beginning where none is named. */
  next(after: number | undefined): NextNode | undefined;
  /** A step of the flow, or the branching of which no branch held. */
  nodeOf(id: number): DecidingNode | undefined;
  peopleFor(node: DecidingNode): StepPeople;
  /** Who is asked instead of somebody who has let the time pass: who leads them, or the managers of the flow. */
  headsOf(userId: Id): readonly Id[];
  /** Until when a step has to be decided that is come to now, epoch ms. */
  dueOf(deadline: Deadline, now: number): number;
  copiesTo(node: Pick<FlowCopy, "id" | "people" | "chosen">): readonly Id[];
  /** Who gets to know of it wherever it goes, at this time; `chosen`: those whom whoever asked chose, else those whom the flow names. */
  copiesAt(at: CopyTime, chosen: boolean): readonly Id[];
  /** Whether whoever asks may be the one who decides, where it falls to them or is handed to them. */
  readonly allowsOwn: boolean;
  readonly repeated: Flow["repeated"];
  readonly recheck: Flow["recheck"];
}
