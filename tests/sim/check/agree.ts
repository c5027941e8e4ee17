import { entityNames } from "#domain/entity-names.ts";
import type { Database } from "#server/tables/sql/db.ts";
import type { Browser } from "../browser/browser.ts";
import { localRows, rowsFor } from "./rows.ts";

/** A browser that took every turn holds what the server's tables say, and nothing besides (I1, I11). */
export async function checkAgreement(database: Database, browser: Browser): Promise<string[]> {
  const [mine, truth] = [
    await localRows(browser.observer),
    await rowsFor(database, browser.userId),
  ];
  const violations: string[] = [];
  for (const entity of entityNames) {
    const own = mine.get(entity) ?? new Map<string, string>();
    const theirs = truth.get(entity) ?? new Map<string, string>();
    const say = (id: string, words: string) =>
      violations.push(`${browser.name}: ${entity} ${id} ${words}`);
    for (const [id, row] of own) {
      const other = theirs.get(id);
      if (other === undefined) say(id, "should be gone");
      else if (other !== row) say(id, `is ${row}, should be ${other}`);
    }
    // Messages come as windows, of which checkRanges knows more.
    if (entity === "message") continue;
    for (const id of theirs.keys()) if (!own.has(id)) say(id, "is missing");
  }
  return violations;
}

/** What the ranges claim is there, and the newest messages are among it (I18). */
export async function checkRanges(database: Database, browser: Browser): Promise<string[]> {
  const violations: string[] = [];
  const positions = new Map<number, Set<number>>();
  await browser.observer.message.each(({ dialogId, position }) => {
    const known = positions.get(dialogId) ?? new Set<number>();
    positions.set(dialogId, known.add(position));
  });
  const last = await database.run<{ id: number; last: number }>(
    `select id, last_position as last from dialogs`,
  );
  const lastOf = new Map(last.map((row) => [row.id, row.last]));
  const ranges = await browser.observer.range.toArray();
  const rangesOf = new Map(ranges.map((row) => [row.dialogId, row.ranges]));
  for (const { dialogId, ranges: claimed } of ranges) {
    for (const [from, to] of claimed) {
      for (let position = from; position <= to; position += 1) {
        if (positions.get(dialogId)?.has(position)) continue;
        violations.push(`${browser.name}: dialog ${dialogId} claims message ${position}`);
      }
    }
  }
  const keys = await browser.observer.dialog.toCollection().primaryKeys();
  for (const id of keys.map(Number)) {
    const newest = rangesOf.get(id)?.at(-1)?.[1] ?? 0;
    if (newest !== (lastOf.get(id) ?? 0)) {
      violations.push(
        `${browser.name}: dialog ${id} ends at ${newest} instead of ${lastOf.get(id) ?? 0}`,
      );
    }
  }
  return violations;
}

/** Nothing waits and nothing is dirty (I10, I14). */
export async function checkSettled(browser: Browser): Promise<string[]> {
  const [waiting, shadows] = [
    await browser.observer.outbox.toArray(),
    await browser.observer.shadow.count(),
  ];
  const [first] = waiting;
  return [
    ...(first
      ? [
          `${browser.name}: ${waiting.length} entries never left the outbox, first ${first.n} ${first.command} ${first.state} ${first.seq}`,
        ]
      : []),
    ...(!first && shadows > 0 ? [`${browser.name}: ${shadows} shadows without a command`] : []),
  ];
}
