import {
  isReached,
  reachOfPeople,
  recordsReadBy,
} from "#domain/company-form/permission/own-permission.ts";
import { joinKey } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { SeenPageRow } from "../database/seen-page-row.ts";
import { answerFrom } from "../fold/answer.ts";

/**
 * What of a page the person may still look at: it lies on the device until it is asked for anew, also after the right to look at it
 * was taken back. A record that is theirs only by what stands in it, and has left another page since, may fulfil that no more.
 */
export async function stillReadable(
  database: LocalDatabase,
  { formId, rows, seenAt }: Pick<SeenPageRow, "formId" | "rows" | "seenAt">,
  userId: number,
): Promise<readonly FormRecord[]> {
  const form = await database.form.get(formId);
  if (!form) return [];
  const reach = await runReading(recordsReadBy(form, userId), answerFrom(database).answer);
  if (reach.makers === "all") return rows;
  const own = await database.recordUser.bulkGet(rows.map(({ id }) => joinKey(id, userId)));
  const lost = reach.conditions.length > 0 ? await lostSince(database, formId, seenAt) : new Set();
  const made = reachOfPeople(reach);
  return rows.filter(
    (row, at) =>
      own[at] !== undefined || isReached(made, row) || (!lost.has(row.id) && isReached(reach, row)),
  );
}

async function lostSince(
  { seenPage }: LocalDatabase,
  formId: number,
  seenAt: number,
): Promise<ReadonlySet<number>> {
  const pages = await seenPage.where("formId").equals(formId).toArray();
  const later = pages.filter((page) => page.seenAt > seenAt);
  return new Set(later.flatMap(({ lost = [] }) => lost));
}
