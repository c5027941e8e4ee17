import type { Id } from "../../id.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { Flow } from "../flow/flow.ts";
import type { Course } from "../state/course.ts";
import { type Chosen, choicesFor, type StepPeople } from "./approvers-of.ts";
import type { Directory } from "./directory.ts";
import type { NextNode } from "./next-node.ts";

/** A place that a request will come to as things are, with whom it would concern there. */
export type PreviewNode =
  | {
      readonly node: Exclude<NextNode, { kind: "copy" }>;
      readonly people: StepPeople;
    }
  | { readonly node: Extract<NextNode, { kind: "copy" }>; readonly userIds: readonly Id[] };

/** The way of a request as its form and the company are now, behind a node or from the beginning. */
export function previewOf(course: Course, after?: number): PreviewNode[] {
  const nodes: PreviewNode[] = [];
  for (let node = course.next(after); node; node = course.next(node.id)) {
    nodes.push(
      node.kind === "copy"
        ? { node, userIds: course.copiesTo(node) }
        : { node, people: course.peopleFor(node) },
    );
  }
  return nodes;
}

/** Why what the person who asks has chosen does not do: somebody is missing, too many are named, or others than may be. */
export function refuseChoices(
  { preview, copies = [] }: { preview: readonly PreviewNode[]; copies?: Flow["copies"] },
  chosen: Chosen,
  directory: Directory,
): Refusal | undefined {
  const copying = preview.flatMap(({ node }) => (node.kind === "copy" ? node : []));
  for (const { id, people } of [...copying, ...copies].filter((copy) => copy.chosen)) {
    const may = choicesFor(people, directory);
    if (may && chosen.get(id)?.some((userId) => !may.includes(userId)))
      return parameterError("approval.notToChoose", { nodeId: id, step: "" });
  }
  for (const { node } of preview) {
    if (node.kind !== "step" || node.approvers.by !== "choice") continue;
    const named = chosen.get(node.id) ?? [];
    const may = choicesFor(node.approvers.from, directory);
    const data = { nodeId: node.id, step: node.name };
    if (may?.length === 0) continue;
    if (named.length === 0) return parameterError("approval.chooseApprovers", data);
    if (named.length > 1 && !node.approvers.many) return parameterError("approval.chooseOne", data);
    if (may && named.some((userId) => !may.includes(userId)))
      return parameterError("approval.notToChoose", data);
  }
  return undefined;
}
