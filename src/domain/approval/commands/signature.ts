import * as z from "zod/mini";
import { get, type Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { SIGNATURE_MAX } from "../flow/flow-limits.ts";
import type { Approval } from "../approval.ts";
import { allNodes, readFlow } from "../definition/read-flow.ts";
import type { Flow } from "../flow/flow.ts";
import { askedNow } from "../state/standing.ts";
import type { Doing } from "../state/told.ts";

/** The address of a picture that brings itself along, and begins as pictures of its kind do: nobody signs with a word. */
const signatureText =
  /^data:image\/(svg\+xml(;[a-z0-9=-]+)?,%3C(svg|%3Fxml)|svg\+xml;base64,(PHN2Z|PD94bWw)|png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/|webp;base64,UklGR)[A-Za-z0-9%+/=!'()*._~-]*$/;

/** A signature stands in the request itself: what was decided and who signed it arrive together, or not at all. */
export const signatureShape = z.string().check(z.maxLength(SIGNATURE_MAX), z.regex(signatureText));

/** Whether somebody signs what they are asked now. */
export function* signsNow(
  approval: Pick<Approval, "flowId" | "status" | "runs" | "round">,
  userId: number,
): Reading<boolean> {
  if (!askedNow(approval, userId)) return false;
  const row = yield* get("approvalFlow", approval.flowId);
  const flow = row && readFlow(row.flow);
  return flow?.ok === true && signsIn(flow.value, approval, userId);
}

/** Whether somebody signs what a flow asks them now. */
export function signsIn(
  { nodes }: Flow,
  approval: Pick<Approval, "status" | "runs" | "round">,
  userId: number,
): boolean {
  const asked = askedNow(approval, userId);
  const node = asked && allNodes(nodes).find(({ id }) => id === asked.run.nodeId);
  return node?.kind === "step" && node.signs === true;
}

/** Why a decision does not count: its step is one that is signed, and nobody signed it. */
export function* refuseUnsigned(
  approval: Approval,
  { userId, signature }: Doing,
): Reading<Refusal | undefined> {
  if (signature !== undefined) return undefined;
  return (yield* signsNow(approval, userId)) ? parameterError("approval.signFirst") : undefined;
}
