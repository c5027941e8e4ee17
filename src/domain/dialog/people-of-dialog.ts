import type { Id } from "../id.ts";
import { list, type Reading } from "../reading.ts";
import { membersWhoSee } from "../task/private/task-readers.ts";
import type { Dialog } from "./dialog.ts";

/** Those who may use a dialog, by id: in a plan those of its members who see it, elsewhere those who take part. Rows come in no order of their own. */
export function* peopleOfDialog(
  dialog: Pick<Dialog, "id" | "planId" | "privateTo">,
): Reading<Id[]> {
  const people =
    dialog.planId > 0 ? yield* membersWhoSee(dialog) : yield* participantsOf(dialog.id);
  return people.toSorted((left, right) => left - right);
}

function* participantsOf(dialogId: Id): Reading<Id[]> {
  return (yield* list("dialogUser", { dialogId })).map(({ userId }) => userId);
}
