import {
  reachOfPeople,
  reaching,
  recordsReadBy,
} from "#domain/company-form/permission/own-permission.ts";
import { joinKey } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { type SeenPageRow, timeOfLoss } from "../database/seen-page-row.ts";
import { answerFrom } from "../fold/answer.ts";

/** Says which records of a page of a form the person may still look at. */
export type StillReadable = (
  page: Pick<SeenPageRow, "rows" | "seenAt">,
) => Promise<readonly FormRecord[]>;

/**
 * What of pages of a form the person may still look at, worked out once for all of them: they lie on the device until they are asked
 * for anew, also after the right to look at them was taken back. A record that is theirs only by what stands in it, and was lost
 * since, may fulfil that no more.
 */
export async function stillReadable(
  database: LocalDatabase,
  formId: number,
  userId: number,
): Promise<StillReadable> {
  const form = await database.form.get(formId);
  if (!form) return async () => [];
  const reach = await runReading(recordsReadBy(form, userId), answerFrom(database).answer);
  if (reach.makers === "all") return async ({ rows }) => rows;
  const lost = reach.conditions.length > 0 ? await timesOfLoss(database, formId) : new Map();
  const [isReached, isMadeBy] = [reaching(reach), reaching(reachOfPeople(reach))];
  return async ({ rows, seenAt }) => {
    const own = await database.recordUser.bulkGet(rows.map(({ id }) => joinKey(id, userId)));
    const isLost = ({ id }: FormRecord) => (lost.get(id) ?? 0) > seenAt;
    return rows.filter(
      (row, at) => own[at] !== undefined || (isLost(row) ? isMadeBy(row) : isReached(row)),
    );
  };
}

/** When each record was missed last that stood on a page of a form. */
async function timesOfLoss(
  { seenPage }: LocalDatabase,
  formId: number,
): Promise<ReadonlyMap<number, number>> {
  const times = new Map<number, number>();
  const pages = await seenPage.where("formId").equals(formId).toArray();
  for (const page of pages) {
    for (const id of page.lost ?? []) times.set(id, Math.max(times.get(id) ?? 0, timeOfLoss(page)));
  }
  return times;
}
