import type { FlowOutcome } from "./flow-item.ts";
import type { FlowStatus } from "./flow-status.ts";

/** What people call an end that is not one, in the languages of the product. */
const CANCELLED =
  /cancel|abort|discard|won'?t|取消|作废|作廢|放弃|放棄|キャンセル|中止|취소|중단|storn|abgebrochen|verworfen|annul|abandon|batal/iu;

/** What an end comes to by its name, where nobody has said so (seed 000 §4). */
export function presetOutcome(name: string, status: FlowStatus): FlowOutcome {
  if (status !== "end") return "";
  return CANCELLED.test(name) ? "cancelled" : "done";
}
