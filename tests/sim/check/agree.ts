import { tableOf as localTable } from "#client/data/database/local-database.ts";
import { streamKindOf, streamKinds, type StreamKind } from "#client/data/database/streams.ts";
import { entityNames } from "#domain/entity-names.ts";
import { tableOf } from "#server/tables/registry.ts";
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
    // Of what comes as windows checkRanges knows more.
    if (streamKindOf(entity)) continue;
    for (const id of theirs.keys()) if (!own.has(id)) say(id, "is missing");
  }
  return violations;
}

/** What the ranges claim is there, and the newest rows are among it, of every windowed kind (I18). */
export async function checkRanges(database: Database, browser: Browser): Promise<string[]> {
  const found = await Promise.all(
    streamKinds.map(async (kind) => checkRangesOf(database, browser, kind)),
  );
  return found.flat();
}

async function checkRangesOf(
  database: Database,
  browser: Browser,
  { kind, parent, field, by, last }: StreamKind,
): Promise<string[]> {
  const violations: string[] = [];
  const numbers = new Map<number, Set<number>>();
  for (const row of await localTable(browser.observer, kind).toArray()) {
    const id = Number(row[field]);
    numbers.set(id, (numbers.get(id) ?? new Set<number>()).add(Number(row[by])));
  }
  const parents = tableOf(parent);
  const told = await database.run<{ id: number; last: number }>(
    `select id, ${parents.column(last)} as last from ${parents.name}`,
  );
  const lastOf = new Map(told.map((row) => [row.id, row.last]));
  const streams = (await browser.observer.stream.toArray()).filter((row) => row.kind === kind);
  const rangesOf = new Map(streams.map((row) => [row.parentId, row.ranges]));
  for (const { parentId, ranges: claimed } of streams) {
    for (const [from, to] of claimed) {
      for (let number = from; number <= to; number += 1) {
        if (numbers.get(parentId)?.has(number)) continue;
        violations.push(`${browser.name}: ${parent} ${parentId} claims ${kind} ${number}`);
      }
    }
  }
  const keys = await localTable(browser.observer, parent).toCollection().primaryKeys();
  for (const id of keys.map(Number)) {
    const newest = rangesOf.get(id)?.at(-1)?.[1] ?? 0;
    const wanted = lastOf.get(id) ?? 0;
    if (newest !== wanted) {
      violations.push(
        `${browser.name}: ${kind} of ${parent} ${id} end at ${newest} instead of ${wanted}`,
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
