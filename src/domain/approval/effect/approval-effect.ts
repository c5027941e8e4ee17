import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { recordScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";
import { EFFECT_KINDS } from "../flow/flow-effect.ts";

/** Something that the end of a request brings about, once; the server does it and says here what became of it. */
export const approvalEffectShape = z.object({
  /** `<approvalId>:<round>:<effect>`: the same end brings the same about, whoever works it out. */
  id: z.string(),
  approvalId: idShape,
  recordId: idShape,
  /** Which of the effects of the flow it is. */
  effectId: z.int(),
  /** In this order they happen. */
  place: z.int(),
  does: z.enum(EFFECT_KINDS),
  state: z.enum(["waiting", "done", "refused"]),
  /** Why it was refused: the key of its text; "" = it was not. */
  reason: z.string(),
  /** What came of it: the task, record or chat, and the plan or form in which that lies; 0 = nothing. */
  madeId: z.int(),
  madeIn: z.int(),
  /** How often it failed, and epoch ms from which it is tried again. */
  tries: z.int(),
  tryTime: timeShape,
  createTime: timeShape,
  updateTime: timeShape,
});
export type ApprovalEffect = z.infer<typeof approvalEffectShape>;

export const approvalEffectEntity = defineEntity({
  name: "approvalEffect",
  table: "approval_effects",
  frame: "approve",
  since: 27,
  shape: approvalEffectShape,
  birth: "computed",
  scope: ({ recordId }) => recordScope(recordId),
  lists: ["approvalId"],
  indexes: ["scope", "approvalId"],
  parent: { entity: "approval", field: "approvalId" },
});
