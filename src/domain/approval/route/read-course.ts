import { COMPANY_ID } from "../../company/company-id.ts";
import type { ReadyForm } from "../../company-form/ready-form.ts";
import { evaluateForm } from "../../form/graph/evaluate-form.ts";
import type { FormValues } from "../../form/record/form-values.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import type { Trier } from "../../record/filler.ts";
import { knowing } from "../../record/knowing.ts";
import { USUAL_CALENDAR } from "../../work-calendar/usual-calendar.ts";
import { matcherOf } from "../definition/check-flow.ts";
import { allNodes } from "../definition/read-flow.ts";
import type { Flow, FlowBranch, FlowCopyRule, FlowNode } from "../flow/flow.ts";
import type { Course, DecidingNode } from "../state/course.ts";
import { approversOf, type Asked, choicesFor, headsOf } from "./approvers-of.ts";
import { type Directory, everyoneOf, isNobody } from "./directory.ts";
import { dueOf } from "./due-of.ts";
import { nextNode } from "./next-node.ts";
import { readDirectory } from "./read-directory.ts";

/** What a request is about: the record as it is now, of whom, and whom they chose. */
export interface RequestFacts extends Asked {
  readonly ready: ReadyForm;
  readonly values: FormValues;
  readonly recordId: Id;
  readonly now: number;
  /** Who tries out where it would go if it said something else. */
  readonly trier?: Trier | undefined;
}

/** Where a request goes, as form and company are now; with who is who, for what else is asked. */
export function* readCourse(
  flow: Flow,
  facts: RequestFacts,
): Reading<{ course: Course; directory: Directory; holds: Holds }> {
  const directory = yield* readDirectory();
  const holds = yield* readConditions(flow, facts);
  const calendar = (yield* get("workCalendar", COMPANY_ID)) ?? USUAL_CALENDAR;
  const isMeant = ({ initiators }: FlowBranch) =>
    isNobody(initiators) || everyoneOf(initiators, directory).includes(facts.initiatorId);
  const deciding = new Map(decidingNodes(flow.nodes).map((node) => [node.id, node]));
  const course: Course = {
    next: (after) => nextNode(flow.nodes, after, (branch) => isMeant(branch) && holds(branch)),
    nodeOf: (id) => deciding.get(id),
    peopleFor: (node) => approversOf(flow, node, facts, directory),
    headsOf: (userId) => headsOf(flow, userId, facts, directory),
    dueOf: (deadline, now) => dueOf(deadline, now, { calendar, zone: facts.ready.zone }),
    copiesTo: (node) => copiedBy(node, facts, directory),
    copiesAt: (at, isChosen) => [
      ...new Set(
        (flow.copies ?? [])
          .filter((rule) => rule.at === at && (rule.chosen ?? false) === isChosen && holds(rule))
          .flatMap((rule) => copiedBy(rule, facts, directory)),
      ),
    ],
    allowsOwn: flow.own === "allowed",
    repeated: flow.repeated,
    recheck: flow.recheck,
  };
  return { course, directory, holds };
}

/** Whether what has a condition holds. */
type Holds = (asked: { readonly when: string }) => boolean;

/** Which conditions hold; one of which nobody can tell does not. */
function* readConditions(
  flow: Flow,
  { ready, values, initiatorId: userId, recordId, now, trier }: RequestFacts,
): Reading<Holds> {
  const { form, zone } = ready;
  const branches = allNodes(flow.nodes).flatMap((node) =>
    node.kind === "branching" ? node.branches : [],
  );
  const asked = [...branches, ...(flow.copies ?? [])].map(({ when }) => when);
  const matchers = new Map(
    asked.filter((when) => when !== "").map((when) => [when, matcherOf(when, form)]),
  );
  if (matchers.size === 0) return () => true;
  const held = yield* knowing({ form, zone, userId, recordId, now, trier }, ({ around }) => {
    const state = evaluateForm(form, values, around);
    return new Map([...matchers].map(([when, matches]) => [when, matches?.(state) ?? false]));
  });
  return ({ when }) => when === "" || held.get(when) === true;
}

/** Who gets to know of a request by a rule, of those who are there. */
function copiedBy(
  rule: Pick<FlowCopyRule, "id" | "people" | "chosen">,
  { chosen }: Asked,
  directory: Directory,
): Id[] {
  const may = rule.chosen ? choicesFor(rule.people, directory) : undefined;
  const people = rule.chosen ? (chosen.get(rule.id) ?? []) : everyoneOf(rule.people, directory);
  const meant = people.filter((userId) => !may || may.includes(userId));
  return [...new Set(meant)].filter(directory.isActive);
}

/** What somebody can have to decide: the steps, and each branching of which no branch may hold. */
export function decidingNodes(nodes: readonly FlowNode[]): DecidingNode[] {
  return allNodes(nodes).flatMap((node): DecidingNode[] => {
    if (node.kind === "step") return [node];
    return node.kind === "branching" ? [{ kind: "noBranch", id: node.id, name: node.name }] : [];
  });
}
