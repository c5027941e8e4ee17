import type { Id } from "../id.ts";
import { list, type Reading } from "../reading.ts";
import type { Dialog } from "./dialog.ts";

/** Those who may use a dialog, by id: in a plan its members, elsewhere those who take part. Rows come in no order of their own. */
export function* peopleOfDialog({ id, planId }: Pick<Dialog, "id" | "planId">): Reading<Id[]> {
  const rows =
    planId > 0 ? yield* list("planUser", { planId }) : yield* list("dialogUser", { dialogId: id });
  return rows.map(({ userId }) => userId).toSorted((left, right) => left - right);
}
