import type { FlowNode } from "#domain/approval/flow/flow.ts";
import type { ApprovalEvent } from "#domain/approval/state/approval-state.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { step } from "#tests/make/approvals/flows.ts";
import type { Someone } from "#tests/server/make/people.ts";
import type { Office } from "./office.ts";

type Named<Name extends CommandName> = { readonly name: Name; readonly args: ArgumentsOf<Name> };
export type Deed =
  | Named<"approval.decide">
  | Named<"approval.handOn">
  | Named<"approval.resubmit">
  | Named<"approval.void">;

/** What somebody does with a request at the same moment as somebody else. */
export interface Attempt {
  readonly by: Someone;
  /** As it stands in the request once it counts. */
  readonly what: ApprovalEvent["what"];
  readonly deed: Deed;
}

/** The request that they act on. */
interface Request {
  readonly id: number;
}

/** Two who act on one request at once, of which one comes too late. */
export interface Race {
  readonly name: string;
  readonly nodes: (office: Office) => readonly FlowNode[];
  /** What comes before it; each is done when the one before it counts. */
  readonly before?: (office: Office, request: Request) => readonly Attempt[];
  readonly attempts: (office: Office, request: Request) => readonly [Attempt, Attempt];
}

const either: Race["nodes"] = ({ ben, fatou, olga }) => [
  step(1, [ben.userId, fatou.userId], "either"),
  step(2, [olga.userId]),
];
const inTurn: Race["nodes"] = ({ ben, fatou }) => [step(1, [ben.userId]), step(2, [fatou.userId])];
const alone: Race["nodes"] = ({ ben }) => [step(1, [ben.userId])];

/** What somebody says to a request whose newest run they see. */
function says(by: Someone, { id: recordId }: Request, status: 1 | 2 | 4, runId = 1): Attempt {
  const what = ({ 1: "approve", 2: "reject", 4: "withdraw" } as const)[status];
  const seen = status === 4 ? {} : { runId };
  const args = { recordId, status, remarks: `To ${what}`, inBatch: false, ...seen };
  return { by, what, deed: { name: "approval.decide", args } };
}

function handsOver(by: Someone, { id }: Request, to: Someone): Attempt {
  const args = { id, what: "transfer" as const, userIds: [to.userId], runId: 1 };
  const rest = { toRun: 0, straight: false, remarks: "Yours" };
  return { by, what: "transfer", deed: { name: "approval.handOn", args: { ...args, ...rest } } };
}

function sendsBack(by: Someone, { id }: Request): Attempt {
  const args = { id, what: "sendBack" as const, userIds: [], toRun: 1, runId: 2 };
  const rest = { straight: false, remarks: "Look again" };
  return { by, what: "sendBack", deed: { name: "approval.handOn", args: { ...args, ...rest } } };
}

function asksAgain(by: Someone, { id }: Request): Attempt {
  return { by, what: "resubmit", deed: { name: "approval.resubmit", args: { id, remarks: "" } } };
}

export const RACES: readonly Race[] = [
  {
    name: "two of whom one is enough approve",
    nodes: either,
    attempts: ({ ben, fatou }, one) => [says(ben, one, 1), says(fatou, one, 1)],
  },
  {
    name: "one approves and the other one rejects",
    nodes: either,
    attempts: ({ ben, fatou }, one) => [says(ben, one, 1), says(fatou, one, 2)],
  },
  {
    name: "it is withdrawn and approved",
    nodes: alone,
    attempts: ({ hana, ben }, one) => [says(hana, one, 4), says(ben, one, 1)],
  },
  {
    name: "somebody hands over on one device and approves on another",
    nodes: inTurn,
    attempts: ({ ben, olga }, one) => [handsOver(ben, one, olga), says(ben, one, 1)],
  },
  {
    name: "somebody approves on two devices",
    nodes: inTurn,
    attempts: ({ ben }, one) => [says(ben, one, 1), says(ben, one, 1)],
  },
  {
    name: "it is sent back and approved",
    nodes: inTurn,
    before: ({ ben }, one) => [says(ben, one, 1)],
    attempts: ({ fatou }, one) => [sendsBack(fatou, one), says(fatou, one, 1, 2)],
  },
  {
    name: "it is asked for again on two devices",
    nodes: alone,
    before: ({ ben }, one) => [says(ben, one, 2)],
    attempts: ({ hana }, one) => [asksAgain(hana, one), asksAgain(hana, one)],
  },
  {
    name: "it is asked for again and voided",
    nodes: alone,
    before: ({ ben }, one) => [says(ben, one, 2)],
    attempts: ({ hana }, one) => {
      const voids: Deed = { name: "approval.void", args: { id: one.id, remarks: "Not built" } };
      return [asksAgain(hana, one), { by: hana, what: "void", deed: voids }];
    },
  },
];
