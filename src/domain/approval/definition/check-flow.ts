import { readCondition } from "../../form/conditions/condition.ts";
import type { Form } from "../../form/graph/form.ts";
import { recordMatcher } from "../../form/graph/record-matches.ts";
import { readJsonText } from "../../form/json/read-json.ts";
import { FORM_CONDITION_MAX } from "../../limits.ts";
import { canBeHidden } from "./can-be-hidden.ts";
import type { Approvers, Flow, FlowCopyRule, FlowNode } from "../flow/flow.ts";
import { isNobody } from "../route/directory.ts";
import { allNodes } from "./read-flow.ts";

/** What is wrong with a flow, and at which node. */
export interface FlowProblem {
  readonly node: number;
  readonly what:
    | "noPeople"
    | "badField"
    | "badHidden"
    | "badCondition"
    | "neverReached"
    | "noSteps"
    // Of what happens by itself once a request has ended.
    | "noTarget"
    | "noRight"
    | "noText"
    | "noFields"
    | "badValue"
    | "notInPlan"
    | "leftOut";
}

/**
 * What keeps a flow from being used: steps without people, questions that the form does not know, branches that nobody comes to, and
 * hidden fields by which requests may be known. `closed` are the fields that the form does not let everybody fill in.
 */
export function checkFlow(flow: Flow, form: Form, closed: readonly string[]): FlowProblem[] {
  const nodes = allNodes(flow.nodes);
  const problems = [
    ...nodes.flatMap((node) => checkNode(node, form, closed)),
    ...(flow.copies ?? []).flatMap((rule) => checkCopyRule(rule, form)),
  ];
  const isEmpty = !nodes.some(({ kind }) => kind === "step");
  return isEmpty ? [{ node: 0, what: "noSteps" }, ...problems] : problems;
}

function checkNode(node: FlowNode, form: Form, closed: readonly string[]): FlowProblem[] {
  const problem = (what: FlowProblem["what"]): FlowProblem => ({ node: node.id, what });
  if (node.kind === "copy") return copiesNobody(node) ? [problem("noPeople")] : [];
  if (node.kind === "step") {
    const { fields = [] } = node;
    const given = fields.filter(({ right }) => right !== "hidden").map(({ path }) => path);
    const isBad = given.some((path) => !canBeFilled(form, path) || isShutOff(form, path, given));
    const isSeen = fields.some(
      ({ path, right }) => right === "hidden" && !canBeHidden(form, path, closed),
    );
    return [
      ...(namesNobody(node.approvers) ? [problem("noPeople")] : []),
      ...(isBad ? [problem("badField")] : []),
      ...(isSeen ? [problem("badHidden")] : []),
    ];
  }
  const always = node.branches.findIndex(
    ({ when, initiators }) => when === "" && isNobody(initiators),
  );
  const isShut = always !== -1 && always < node.branches.length - 1;
  const isBad = node.branches.some(({ when }) => when !== "" && !matcherOf(when, form));
  return [
    ...(isBad ? [problem("badCondition")] : []),
    ...(isShut ? [problem("neverReached")] : []),
  ];
}

function checkCopyRule(rule: FlowCopyRule, form: Form): FlowProblem[] {
  const { id: node, when } = rule;
  if (copiesNobody(rule)) return [{ node, what: "noPeople" }];
  return when !== "" && !matcherOf(when, form) ? [{ node, what: "badCondition" }] : [];
}

function copiesNobody({ people, chosen }: Pick<FlowCopyRule, "people" | "chosen">): boolean {
  return !chosen && isNobody(people);
}

/** Whether it is a column of a sub-table that the step does not give: of that nothing can be filled in. */
function isShutOff(form: Form, path: string, given: readonly string[]): boolean {
  const table = form.fields.get(path)?.table;
  return table !== undefined && !given.includes(table);
}

/** Whether people fill in a field, and not the product. */
export function canBeFilled(form: Form, path: string): boolean {
  const field = form.fields.get(path);
  return form.tables.has(path) || (field !== undefined && field.node.kind.setBy === undefined);
}

function namesNobody(approvers: Approvers): boolean {
  return approvers.by === "members" && approvers.userIds.length === 0;
}

/** Whether a record is one that a condition means; undefined where the condition is none that the form can answer. */
export function matcherOf(when: string, form: Form) {
  const json = readJsonText(when, { size: FORM_CONDITION_MAX, depth: 20 });
  const condition = json.ok ? readCondition(json.value) : undefined;
  const matcher = condition && recordMatcher(form, condition);
  return matcher?.ok ? matcher.value : undefined;
}
