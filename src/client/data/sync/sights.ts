import type { KindAgain } from "#contract/calls/sync.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { fieldsKeptFrom } from "#domain/company-form/permission/own-fields.ts";
import type { EntityName } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import type { Id } from "#domain/id.ts";
import { menuSight, WHOLE_MENU } from "#domain/menu/menu-sight.ts";
import { list, type Reading, runReading } from "#domain/reading.ts";
import { assertFence } from "../database/fence.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { answerFrom } from "../fold/answer.ts";

/**
 * What the rows here say of how much the person may read of the rows of a kind. The server leaves out the rest; rows that came when
 * it was otherwise have too much or too little, and are fetched again.
 */
interface Sight {
  readonly kind: EntityName;
  /** Where it is noted with what the rows of the kind came. */
  readonly key: "recordSight" | "menuSight";
  /** What is noted where nothing is kept. */
  readonly nothing: string;
  read(userId: Id): Reading<string>;
}

/** By the fields of forms that are kept from the person: whether one was left out cannot be told from a record. */
const sightOfRecords: Sight = {
  kind: "record",
  key: "recordSight",
  nothing: "{}",
  *read(userId) {
    const forms = yield* list("form", { companyId: COMPANY_ID });
    const kept: [string, readonly string[]][] = [];
    for (const each of forms.toSorted((one, other) => one.id - other.id)) {
      const hidden = yield* fieldsKeptFrom(each, userId);
      if (hidden.length > 0) kept.push([String(each.id), [...hidden].toSorted()]);
    }
    return JSON.stringify(Object.fromEntries(kept));
  },
};

const sightOfMenu: Sight = {
  kind: "menuItem",
  key: "menuSight",
  // Browsers of before noted nothing, and were told everything.
  nothing: WHOLE_MENU,
  read: menuSight,
};

const sights: readonly Sight[] = [sightOfRecords, sightOfMenu];

/** The kinds of rows that came when the person might read more of them, or less, than now. */
export async function kindsSeenOtherwise(database: LocalDatabase): Promise<readonly KindAgain[]> {
  const read = await readSights(database);
  const otherwise = read.filter(({ seen, held }) => seen !== held);
  return otherwise.map(({ sight: { kind } }) => ({
    kind,
    version: entityTable[kind].shapeVersion,
  }));
}

/** Notes with what the rows here came; pages of lists that were seen before, with more or less in them, are forgotten. */
export async function noteSights(database: LocalDatabase, fence: number): Promise<void> {
  const news = (await readSights(database)).filter(({ seen, held }) => seen !== held);
  if (news.length === 0) return;
  const { meta, seenPage } = database;
  await database.transaction("rw", meta, seenPage, async () => {
    await assertFence(database, fence);
    for (const { sight, seen } of news) await meta.put({ key: sight.key, value: seen });
    await seenPage.clear();
  });
}

async function readSights(database: LocalDatabase) {
  const { meta } = database;
  const identity = await readMeta(meta, "identity");
  if (!identity) return [];
  const { answer } = answerFrom(database);
  const read: { sight: Sight; seen: string; held: string }[] = [];
  for (const sight of sights) {
    const held = (await readMeta(meta, sight.key)) ?? sight.nothing;
    read.push({ sight, seen: await runReading(sight.read(identity.userId), answer), held });
  }
  return read;
}
