import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { recordScope } from "../scope.ts";
import { countShape, idShape, timeShape } from "../shape.ts";
import { approvalNotices } from "./approval-notices.ts";
import { concernKeys } from "./concerns.ts";
import { silentShape } from "./flow/flow.ts";
import { approvalStateShape } from "./state/approval-state.ts";

/** A request that is decided: a record of a form on its way through a flow. */
export const approvalShape = z.extend(approvalStateShape, {
  id: idShape,
  /** The record of the form that is asked for. */
  recordId: idShape,
  formId: idShape,
  /** The version of the flow by which it is decided. */
  flowId: idShape,
  /** What the record was known by when it was last asked for. */
  title: z.string(),
  /** Grows by one with each act; from 1. */
  version: countShape,
  /** Whom the person who asks has chosen, for the steps that let them. */
  chosen: z.array(z.object({ nodeId: z.int(), userIds: z.array(idShape) })),
  /** Those who are asked now. */
  askedIds: z.array(idShape),
  /** Those who have decided anything of it, or handed it on. */
  settledIds: z.array(idShape),
  /** Epoch ms at which something happens by itself where nobody has decided, 0 = nothing does. */
  dueTime: timeShape,
  /** Of what the flow by which it began tells nobody by a notice. */
  silent: silentShape,
  createUserId: idShape,
  createTime: timeShape,
  updateTime: timeShape,
});
export type Approval = z.infer<typeof approvalShape>;

export const approvalEntity = defineEntity({
  name: "approval",
  table: "approvals",
  frame: "approve",
  since: 14,
  reindexed: 16,
  shapeVersion: 7,
  added: { settledIds: [], dueTime: 0, silent: [] },
  shape: approvalShape,
  birth: "own",
  title: ({ title }) => title,
  scope: ({ recordId }) => recordScope(recordId),
  lists: ["recordId"],
  indexes: ["scope", "recordId", "*concerns"],
  notices: approvalNotices,
  keeps: (row) => ({ concerns: concernKeys(row) }),
  parent: { entity: "record", field: "recordId" },
  portion: 100,
});
