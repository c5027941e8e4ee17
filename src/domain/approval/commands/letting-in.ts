import type { Change } from "../../command.ts";
import { type Id, joinKey } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { readsByForm, readsByMaker } from "../../record/can-use-record.ts";
import { newRecordUser } from "../../record/record-user.ts";
import type { Approval } from "../approval.ts";
import { hiddenFrom } from "../definition/hidden-from.ts";

/**
 * Lets people into what is asked for, each with what every step that asks them hides from them; nothing is kept from who may
 * read it anyway, and what somebody has seen once is not kept from them again.
 */
export function* lettingIn(
  approval: Approval,
  concerned: readonly Id[],
  ofWhomId: Id | undefined,
  now: number,
): Reading<{ joined: Id[]; changes: Change[] }> {
  const { recordId, formId } = approval;
  const joined: Id[] = [];
  const changes: Change[] = [];
  const keptFrom = yield* hiddenFrom(approval);
  const [record, form] = [yield* get("record", recordId), yield* get("form", formId)];
  for (const userId of new Set(concerned)) {
    const before = yield* get("recordUser", joinKey(recordId, userId));
    if (before?.hidden.length === 0) continue;
    const kept = userId === ofWhomId ? [] : keptFrom(userId);
    const reads = before ? readsByMaker : readsByForm;
    const seesAll = kept.length > 0 && record && form && (yield* reads(record, form, { userId }));
    const hidden = seesAll ? [] : kept.filter((path) => before?.hidden.includes(path) ?? true);
    if (!before) {
      const put = newRecordUser(recordId, userId, "read", now, hidden);
      changes.push({ entity: "recordUser", action: "add", put });
      joined.push(userId);
    } else if (hidden.length < before.hidden.length) {
      changes.push({ entity: "recordUser", action: "update", put: { ...before, hidden } });
      // The record is fetched anew, with what was left out of it.
      if (record) changes.push({ entity: "record", action: "update", put: record });
    }
  }
  return { joined, changes };
}
