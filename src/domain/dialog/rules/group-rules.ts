import * as z from "zod/mini";
import { idShape } from "../../shape.ts";

/** What goes in a group, as who leads it or its plan says. */
export const groupRulesShape = z.object({
  /** Who may write: everybody, or who leads, administrators and those in `writers`. */
  writing: z.enum(["all", "chosen"]),
  writers: z.array(idShape),
  /** Who may call everybody: everybody, or who leads and administrators. */
  callingAll: z.enum(["all", "leaders"]),
  /** Seconds between two messages of one person; 0 = as they like. */
  slowMode: z.int(),
});
export type GroupRules = z.infer<typeof groupRulesShape>;

/** The rules of a chat for which nobody has made any. */
export const openRules: GroupRules = {
  writing: "all",
  writers: [],
  callingAll: "all",
  slowMode: 0,
};
