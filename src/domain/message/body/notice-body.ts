import * as z from "zod/mini";
import { groupRulesShape } from "../../dialog/rules/group-rules.ts";

/** What a line says that the product puts into a chat about the chat itself (seed 000 §3): here, its new rules. */
export const noticeBodyShape = z.object({
  type: z.literal("notice"),
  action: z.literal("rules"),
  /** Nothing: each reads it in their own language. */
  text: z.string(),
  /** Those that are others than before. */
  rules: z.partial(groupRulesShape),
});
export type NoticeBody = z.infer<typeof noticeBodyShape>;
