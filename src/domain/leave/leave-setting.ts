import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape } from "../shape.ts";

const leaveKindShape = z.object({
  /** As the choice of the form is called in its definition. */
  key: z.string(),
  name: z.string(),
  /** A request for more than is left is refused, or only warned of. */
  over: z.enum(["refuse", "warn"]),
  /** What everybody has a year for whom nothing else is said, in halves of days. */
  halves: z.int(),
});
export type LeaveKind = z.infer<typeof leaveKindShape>;

/** Which kinds of leave the company counts. While nobody has said so there is no row, and none is counted. */
export const leaveSettingShape = z.object({
  /** The company's. */
  id: idShape,
  kinds: z.array(leaveKindShape),
});
export type LeaveSetting = z.infer<typeof leaveSettingShape>;

export const leaveSettingEntity = defineEntity({
  name: "leaveSetting",
  table: "leave_settings",
  frame: "company",
  since: 26,
  shape: leaveSettingShape,
  birth: "shared",
  scope: () => companyScope,
  lists: [],
});
