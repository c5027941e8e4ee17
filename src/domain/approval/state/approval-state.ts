import * as z from "zod/mini";
import { APPROVAL_RUNS_MAX } from "../../limits.ts";
import { idShape, timeShape } from "../../shape.ts";

/** What became of a request (seed 001 section 4): 1 passed, 2 rejected, 3 in review, 4 withdrawn, 5 not submitted, 8 voided. */
const approvalStatusShape = z.literal([1, 2, 3, 4, 5, 8]);

/**
 * What became of what one person was asked (forms-approvals 7.3): 0 waits for its turn, 1 approved, 2 rejected, 3 is asked
 * now, 6 handed back, 7 handed over to somebody else, 8 was settled without them.
 */
const taskStatusShape = z.literal([0, 1, 2, 3, 6, 7, 8]);

/** Counts the runs of a request, 0 = none. */
export const runNumberShape = z.int().check(z.nonnegative(), z.maximum(APPROVAL_RUNS_MAX));

/** What one person is asked in a step. */
const stepTaskShape = z.object({
  /** Whose word it is. */
  userId: idShape,
  /** Who is asked for them while they are away; once it is settled, who settled it for them. Left out = nobody. */
  deputyId: z.optional(idShape),
  status: taskStatusShape,
  /** They had decided before, and were not asked again. */
  auto: z.boolean(),
  remarks: z.string(),
  /** Epoch ms at which it was settled, 0 = it is not. */
  time: timeShape,
});
export type StepTask = z.infer<typeof stepTaskShape>;

/** One time that a step was come to. What was is never taken away: coming to it again is another run. */
const stepRunShape = z.object({
  /** Counts from 1 within the request. */
  id: z.int(),
  /** Counts from 1: how often it was asked for. */
  round: z.int(),
  /** The node of the flow. */
  nodeId: z.int(),
  name: z.string(),
  mode: z.enum(["sequence", "joint", "either"]),
  /** Those whom somebody wanted to be asked as well stand in a run of their own. */
  kind: z.enum(["step", "added"]),
  tasks: z.array(stepTaskShape),
  /** The run and the person in it who go on once this one is done, 0 = nobody. */
  resumesRun: z.int(),
  resumesUser: z.int(),
  /** The people who are asked as well behind this one. */
  queue: z.array(z.array(idShape)),
  /** The node to which it goes straight once this is done, 0 = what the flow says. */
  thenNode: z.int(),
  /** Epoch ms. */
  startTime: timeShape,
  /** Epoch ms at which it was done, 0 = it is not. */
  endTime: timeShape,
  /** Epoch ms until which it has to be decided; 0 or left out = as long as people like, or its time has come already. */
  dueTime: z.optional(timeShape),
});
export type StepRun = z.infer<typeof stepRunShape>;

/** What somebody did, in order; nothing of it is ever taken away. */
export const approvalEventShape = z.object({
  what: z.enum([
    "start",
    "approve",
    "reject",
    "withdraw",
    "resubmit",
    "transfer",
    "addBefore",
    "addAfter",
    "sendBack",
    "comment",
    "urge",
    "void",
    // What happens by itself where a step was not decided in time.
    "remind",
    "escalate",
    "lapse",
    "lapseBack",
    // Or where who is asked (`forId`) is not there any more.
    "replace",
  ]),
  /** Who did it, 0 = nobody: its time had come, or who was asked is gone. */
  userId: z.int(),
  /** For whom they did it, while those were away, or in whose place others are asked; left out = for themselves. */
  forId: z.optional(idShape),
  /** The run in which they did it, 0 = in none. */
  runId: z.int(),
  /** Those to whom it was handed over, who are asked as well, who were urged or reminded, or whom a comment names. */
  userIds: z.array(idShape),
  remarks: z.string(),
  /** What they signed with: the address of a picture that brings itself along. */
  signature: z.optional(z.string()),
  /** When what is asked for had last been changed, of what asks for it or agrees to it; epoch ms. */
  filledTime: z.optional(timeShape),
  /** The files that they added, in the scope of the record. */
  fileIds: z.optional(z.array(idShape)),
  /** Epoch ms. */
  time: timeShape,
});
export type ApprovalEvent = z.infer<typeof approvalEventShape>;

/** Somebody who got to know of it. */
const approvalCopyShape = z.object({
  userId: idShape,
  time: timeShape,
  readTime: timeShape,
  /** Only because whoever asked chose them; left out = the flow itself says so. */
  chosen: z.optional(z.literal(true)),
});
export type ApprovalCopy = z.infer<typeof approvalCopyShape>;

export const approvalStateShape = z.object({
  status: approvalStatusShape,
  /** Counts from 1: how often it was asked for. */
  round: z.int(),
  runs: z.array(stepRunShape),
  events: z.array(approvalEventShape),
  copies: z.array(approvalCopyShape),
});
export type ApprovalState = z.infer<typeof approvalStateShape>;
