import {
  type ApprovalSearch,
  readApproval,
  readApprovalFlows,
  readApprovalList,
  readApprovalOf,
  readConcerned,
  readEffectsOf,
  readFormOf,
  readIsUnsent,
  readRequestHead,
  readRequestOf,
} from "#client/data/queries/approval/approvals.ts";
import {
  type Asking,
  readAsking,
  readFieldsToFill,
  readFormsToAsk,
  readInBatch,
  readMadeByNewer,
  readManagesAny,
  readManagesFlow,
  readSignsNow,
} from "#client/data/queries/approval/approval-flows.ts";
import {
  type Filled,
  type FlowToTry,
  readRecordWay,
  readRestOfWay,
  readRoutingFields,
  readTrial,
  readWayOfFilled,
} from "#client/data/queries/approval/approval-way.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { Approval } from "#domain/approval/approval.ts";
import type { RequestHead } from "#domain/approval/request-head.ts";
import type { ApprovalEffect } from "#domain/approval/effect/approval-effect.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import type { StepFields } from "#domain/approval/definition/fields-to-fill.ts";
import type { Way } from "#domain/approval/route/read-way.ts";
import type { Trial } from "#domain/approval/route/try-flow.ts";
import { useData } from "../data-context.ts";
import { useLine } from "../sync/use-line.ts";
import { type Live, useLive } from "../use-live.ts";
import { thisMinute } from "./this-minute.ts";

/** The first requests of one of the person's lists. */
export function useApprovalList(search: Omit<ApprovalSearch, "userId">): Live<Approval[]> {
  const { userId } = useData();
  return useLive(readApprovalList, { ...search, userId });
}

/** What is seen first of a request: as far as it lies here, else its title. */
export function useRequestHead({ recordId, title }: Approval): RequestHead {
  const head = useLive(readRequestHead, recordId, title);
  const known = head.state === "ready" ? head.value : undefined;
  return known ?? { subject: title, number: "", amount: undefined };
}

/** What the end of a request brings about, in its order. */
export function useEffectsOf(approvalId: number): Live<ApprovalEffect[]> {
  return useLive(readEffectsOf, approvalId);
}

/** Of these requests those that the person can decide several at once. */
export function useInBatch(approvalIds: readonly number[]): Live<ReadonlySet<number>> {
  const { userId } = useData();
  return useLive(readInBatch, approvalIds, userId);
}

/** Whether the person steps in for requests of a flow. */
export function useManagesFlow(flowId: number): boolean {
  const { userId } = useData();
  const manages = useLive(readManagesFlow, flowId, userId);
  return manages.state === "ready" && manages.value;
}

/** The forms with which the person may ask for something now. */
export function useFormsToAsk(): Live<CompanyForm[]> {
  const { userId } = useData();
  return useLive(readFormsToAsk, userId);
}

/** What comes of what the person fills in with a form. */
export function useAsking(formId: number): Live<Asking> {
  const { userId } = useData();
  return useLive(readAsking, formId, userId);
}

/** Whether the person steps in for requests of any flow. */
export function useManagesAny(): boolean {
  const { userId } = useData();
  const manages = useLive(readManagesAny, userId);
  return manages.state === "ready" && manages.value;
}

/** Whether a request goes by what only a newer version of the app knows: it is shown as far as it can be, and not acted upon. */
export function useMadeByNewer({ id }: Pick<Approval, "id">): boolean {
  const newer = useLive(readMadeByNewer, id);
  return newer.state === "ready" && newer.value;
}

/** Whether the person signs what they are asked now. */
export function useSignsNow({ id }: Pick<Approval, "id">): boolean {
  const { userId } = useData();
  const signs = useLive(readSignsNow, id, userId);
  return signs.state === "ready" && signs.value;
}

/** undefined when it is gone, or not the person's to know of. */
export function useApproval(approvalId: number): Live<Approval | undefined> {
  return useLive(readApproval, approvalId);
}

/** Whether what was done to a request on this device waits for a network. */
export function useWaitsForLine(approvalId: number): boolean {
  const isUnsent = useLive(readIsUnsent, approvalId);
  const isDown = useLine() === "down";
  return isDown && isUnsent.state === "ready" && isUnsent.value;
}

/** The request that a record stands for. */
export function useApprovalOf(recordId: number): Live<Approval | undefined> {
  return useLive(readApprovalOf, recordId);
}

/** The request of a number, be it its own or that of the record that is asked for. */
export function useRequestOf(id: number): Live<Approval | undefined> {
  return useLive(readRequestOf, id);
}

/** The form of a number, be it its own or that of a version of its flow. */
export function useFormOf(id: number): Live<number | undefined> {
  return useLive(readFormOf, id);
}

/** Those whom a record concerns. */
export function useConcerned(recordId: number): Live<number[]> {
  return useLive(readConcerned, recordId);
}

/** What of a record the person may fill in, because a step asks them; undefined where that is nothing. */
export function useFieldsToFill(recordId: number): Live<StepFields | undefined> {
  const { userId, now } = useData();
  return useLive(readFieldsToFill, recordId, userId, thisMinute(now()));
}

/** The versions of a form's flow. */
export function useApprovalFlows(formId: number): Live<ApprovalFlow[]> {
  return useLive(readApprovalFlows, formId);
}

/** Where a record would go if somebody asked now; undefined where nobody decides it. */
export function useRecordWay(recordId: number): Live<Way | undefined> {
  const { now } = useData();
  return useLive(readRecordWay, recordId, thisMinute(now()));
}

/** The fields by which requests with a form take their way; undefined where nobody decides them. */
export function useRoutingFields(formId: number): Live<readonly string[] | undefined> {
  return useLive(readRoutingFields, formId);
}

/** Where what the person fills in would go if they asked for it like this. */
export function useWayOfFilled(filled: Omit<Filled, "userId" | "now">): Live<Way | undefined> {
  const { userId, now } = useData();
  return useLive(readWayOfFilled, { ...filled, userId, now: thisMinute(now()) });
}

/** Where a request goes behind what is asked now. */
export function useRestOfWay(approvalId: number): Live<Way | undefined> {
  const { now } = useData();
  return useLive(readRestOfWay, approvalId, thisMinute(now()));
}

/** Who would decide by a flow if somebody asked for this now. */
export function useTrial(tried: Omit<FlowToTry, "now">): Live<Trial | undefined> {
  const { now } = useData();
  return useLive(readTrial, { ...tried, now: thisMinute(now()) });
}
