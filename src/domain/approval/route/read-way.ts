import { requestFacts } from "../commands/request-facts.ts";
import { flowInUse } from "../definition/current-flow.ts";
import { readFlow } from "../definition/read-flow.ts";
import type { CopyTime, Flow, FlowCopy } from "../flow/flow.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import type { StepRun } from "../state/approval-state.ts";
import { openRuns } from "../state/standing.ts";
import { choicesFor } from "./approvers-of.ts";
import type { Course } from "../state/course.ts";
import type { Directory } from "./directory.ts";
import { type PreviewNode, previewOf } from "./preview.ts";
import { readCourse, type RequestFacts } from "./read-course.ts";

/** A place that a request will come to, as it is shown to people. */
export interface WayPlace {
  readonly nodeId: number;
  readonly name: string;
  /** Who decides there, because of the flow or because somebody wanted them to be asked next; one of whom the person who asks chooses; or who gets to know of it. */
  readonly kind: "step" | "added" | "choice" | "copy" | "copyChoice";
  /** Of people who get to know of it wherever it goes: when. */
  readonly at?: CopyTime;
  readonly userIds: readonly Id[];
  readonly mode: "sequence" | "joint" | "either";
  /** Whether several can be chosen, and of whom; of everybody where that is left out. */
  readonly many?: boolean;
  readonly choices?: readonly Id[];
}
export type Way = readonly WayPlace[];

/** Where a record would go if it was asked for now; undefined where no flow decides it. */
export function* readWay(recordId: Id, now: number): Reading<Way | undefined> {
  const record = yield* get("record", recordId);
  const inUse = record && (yield* flowInUse(record.formId));
  const flow = inUse && readFlow(inUse.flow);
  if (!record || !flow?.ok) return undefined;
  const facts = yield* requestFacts(record, [], { initiatorId: record.createUserId, now });
  return facts.ok ? yield* wayOf(flow.value, facts.value) : undefined;
}

/** Where what somebody fills in would go if they asked for it like this; undefined where no flow decides it. */
export function* readFillingWay(
  formId: Id,
  filled: Pick<RequestFacts, "ready" | "values" | "initiatorId" | "now">,
): Reading<Way | undefined> {
  const inUse = yield* flowInUse(formId);
  const flow = inUse && readFlow(inUse.flow);
  if (!flow?.ok) return undefined;
  return yield* wayOf(flow.value, { ...filled, recordId: 0, chosen: new Map() });
}

/** A flow as it is shown to who asks. */
function* wayOf(flow: Flow, facts: RequestFacts): Reading<Way> {
  const { course, directory, holds } = yield* readCourse(flow, facts);
  const copies = (flow.copies ?? []).filter(holds);
  const at = (...times: CopyTime[]) =>
    copies
      .filter((rule) => times.includes(rule.at))
      .map((rule) => ({ ...copyPlace({ ...rule, name: "" }, course, directory), at: rule.at }));
  const way = previewOf(course).flatMap((node) => placeOf(node, course, directory));
  return [...at("start"), ...way, ...at("step", "end")];
}

/** Where a request goes behind what is asked now; nowhere once it is decided. */
export function* readWayBehind(approvalId: Id, now: number): Reading<Way | undefined> {
  const approval = yield* get("approval", approvalId);
  const record = approval && (yield* get("record", approval.recordId));
  const row = approval && (yield* get("approvalFlow", approval.flowId));
  const flow = row && readFlow(row.flow);
  if (!approval || !record || !flow?.ok) return undefined;
  const open = openRuns(approval);
  const run = open.at(-1);
  if (approval.status !== 3 || !run) return [];
  const { createUserId: initiatorId, chosen } = approval;
  const facts = yield* requestFacts(record, chosen, { initiatorId, now });
  if (!facts.ok) return undefined;
  const { course, directory } = yield* readCourse(flow.value, facts.value);
  const rest = previewOf(course, run.nodeId).flatMap((node) => placeOf(node, course, directory));
  return [...open.toReversed().flatMap(addedBehind), ...rest];
}

/** Those who are asked next because somebody wanted that. */
function addedBehind({ nodeId, queue }: StepRun): WayPlace[] {
  return queue.map((userIds) => ({ nodeId, name: "", kind: "added", userIds, mode: "joint" }));
}

/** Who gets to know of it, or from whom the person who asks chooses. */
function copyPlace(
  copy: Pick<FlowCopy, "id" | "name" | "people" | "chosen">,
  course: Course,
  directory: Directory,
): WayPlace {
  const { id: nodeId, name, people } = copy;
  const userIds = course.copiesTo(copy);
  if (!copy.chosen) return { nodeId, name, kind: "copy", userIds, mode: "joint" };
  const choices = choicesFor(people, directory);
  const choice = { kind: "copyChoice", many: true, ...(choices && { choices }) } as const;
  return { nodeId, name, userIds, mode: "joint", ...choice };
}

function placeOf(place: PreviewNode, course: Course, directory: Directory): WayPlace[] {
  const { id: nodeId, name } = place.node;
  if (!("people" in place)) return [copyPlace(place.node, course, directory)];
  const { node, people } = place;
  if (node.kind !== "step" || node.approvers.by !== "choice")
    return people.passes ? [] : [{ nodeId, name, kind: "step", ...people }];
  const choices = choicesFor(node.approvers.from, directory);
  const { many, mode } = node.approvers;
  const waits = people.byManagers === true && choices?.length !== 0;
  const userIds = people.passes || waits ? [] : people.userIds;
  return [{ nodeId, name, kind: "choice", userIds, mode, many, ...(choices && { choices }) }];
}
