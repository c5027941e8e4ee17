import { entityTable } from "#domain/entity-table.gen.ts";
import { CACHE_VERSION } from "#domain/limits.ts";
import { SEEN_PAGES_MAX, SEEN_PAGES_TIME } from "#domain/record/record-limits.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { LocalDatabase } from "./local-database.ts";
import { type SeenPageRow, timeOfLoss } from "./seen-page-row.ts";

/** Names a question; whoever may look at more or less asks another one, and so does an app that knows records otherwise. */
export function seenKey(question: readonly unknown[]): string {
  return JSON.stringify([CACHE_VERSION, entityTable.record.shapeVersion, ...question]);
}

/** So many records are remembered that left a page. */
const LOST_MAX = 500;

/**
 * Keeps a page that was seen, and no more pages than are looked at again. What it says of a record is so on all pages, and it is
 * remembered which records are to be read no more.
 */
export async function keepSeenPage(database: LocalDatabase, page: SeenPageRow): Promise<void> {
  const { seenPage } = database;
  await database.transaction("rw", seenPage, async () => {
    const before = await seenPage.get(page.key);
    const here = new Map(page.rows.map((row) => [row.id, row]));
    await seenPage.put({ ...page, ...lostFrom(before, page, here) });
    await tellOthers(seenPage, page, here);
    const surplus = (await seenPage.count()) - SEEN_PAGES_MAX;
    if (surplus > 0) await seenPage.orderBy("seenAt").limit(surplus).delete();
  });
}

/**
 * What can be read no more, and since when. A record leaves a page also because a newer one pushes it to the next one, or because it
 * no longer says what is searched for: only where all there is stood on the page, and stands there now, the missing one is lost.
 */
function lostFrom(
  before: SeenPageRow | undefined,
  page: SeenPageRow,
  here: ReadonlyMap<number, FormRecord>,
): Pick<SeenPageRow, "lost" | "lostAt"> {
  if (!before) return {};
  const { rows, lost: lostBefore = [] } = before;
  const isMissed = holdsEverything(before) && holdsEverything(page);
  const stood = isMissed ? [...rows.map(({ id }) => id), ...lostBefore] : lostBefore;
  const lost = [...new Set(stood)].filter((id) => !here.has(id)).slice(0, LOST_MAX);
  return lost.length > 0 ? { lost, lostAt: isMissed ? page.seenAt : timeOfLoss(before) } : {};
}

function holdsEverything({ rows, total, isUnfiltered }: SeenPageRow): boolean {
  return isUnfiltered === true && rows.length === total;
}

/** Other pages that show an older copy of a record show the new one. */
async function tellOthers(
  seenPage: LocalDatabase["seenPage"],
  { key, formId }: SeenPageRow,
  here: ReadonlyMap<number, FormRecord>,
): Promise<void> {
  for (const other of await seenPage.where("formId").equals(formId).toArray()) {
    const isOlder = (row: FormRecord) => (here.get(row.id)?.updateTime ?? 0) > row.updateTime;
    if (other.key === key || !other.rows.some(isOlder)) continue;
    const rows = other.rows.map((row) => (isOlder(row) ? (here.get(row.id) ?? row) : row));
    await seenPage.put({ ...other, rows });
  }
}

/** Puts a record in the place of the one that was seen; without one it goes from all pages. */
export async function changeSeen(
  { seenPage }: LocalDatabase,
  formId: number,
  recordId: number,
  now?: FormRecord,
): Promise<void> {
  const pages = seenPage.where("formId").equals(formId);
  await pages.modify((page: { rows: FormRecord[]; total: number }) => {
    const at = page.rows.findIndex(({ id }) => id === recordId);
    if (at < 0) return;
    if (now) page.rows[at] = now;
    else {
      page.rows.splice(at, 1);
      page.total -= 1;
    }
  });
}

/** Forgets what was seen too long ago, and all of forms that are no longer here. */
export async function trimSeenPages(database: LocalDatabase, now: number): Promise<void> {
  const { seenPage, form } = database;
  await database.transaction("rw", [seenPage, form], async () => {
    await seenPage
      .where("seenAt")
      .below(now - SEEN_PAGES_TIME)
      .delete();
    const forms = (await seenPage.orderBy("formId").uniqueKeys()) as number[];
    const found = await form.bulkGet(forms);
    const gone = forms.filter((_id, at) => found[at] === undefined);
    await seenPage.where("formId").anyOf(gone).delete();
  });
}

/** Gives all of it up, because there is no room; how many pages went. */
export async function forgetSeenPages({ seenPage }: LocalDatabase): Promise<number> {
  const count = await seenPage.count();
  if (count > 0) await seenPage.clear();
  return count;
}
