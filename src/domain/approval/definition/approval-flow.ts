import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { companyScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/**
 * How requests with a form are decided, as it was at a time (forms-approvals 7.1): another flow is another version, and
 * requests that are on their way stay with theirs.
 */
export const approvalFlowShape = z.object({
  id: idShape,
  formId: idShape,
  /** Counts from 1. */
  number: z.int(),
  /** Requests can be made with it, with none for the time being, or another version has come since. */
  status: z.enum(["on", "off", "replaced"]),
  /** The JSON of the flow. */
  flow: z.string(),
  createUserId: idShape,
  createTime: timeShape,
  updateTime: timeShape,
});
export type ApprovalFlow = z.infer<typeof approvalFlowShape>;

export const approvalFlowEntity = defineEntity({
  name: "approvalFlow",
  table: "approval_flows",
  frame: "approve",
  since: 14,
  shape: approvalFlowShape,
  birth: "own",
  scope: () => companyScope,
  lists: ["formId"],
  indexes: ["formId"],
  parent: { entity: "form", field: "formId" },
  portion: 10,
});
