import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { Id } from "#domain/id.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import {
  entriesKeptFrom,
  menuKeptFrom,
  type MenuPerson,
  withoutWords,
} from "#domain/menu/menu-sight.ts";
import { unitsOf } from "#domain/organisation/unit-members.ts";
import { list, runReading } from "#domain/reading.ts";
import { administers } from "#domain/user/administrators.ts";
import { RowsInWork } from "../../commands/rows-in-work.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";
import type { NarrowedKind, Narrowing } from "./narrowing.ts";

/** What the menu says reaches those who find it there, and administrators. */
export const narrowedEntries: NarrowedKind<MenuItem> = {
  async ofPerson(db, userId) {
    const rows = new RowsInWork(db);
    return without(await runReading(menuKeptFrom(userId), async (ask) => rows.answer(ask)));
  },

  async ofRows(db) {
    const rows = new RowsInWork(db);
    const ofCompany = { companyId: COMPANY_ID };
    const answer = async (ask: Parameters<RowsInWork["answer"]>[0]) => rows.answer(ask);
    const items = await runReading(list("menuItem", ofCompany), answer);
    const roles = await runReading(list("role", ofCompany), answer);
    const administrators = await administratorsIn(db);
    const personOf = (userId: Id): MenuPerson => ({
      isAdmin: administrators.has(userId),
      roles: new Set(unitsOf(roles, userId).map(({ id }) => id)),
    });
    const keptFrom = new Map<Id, ReadonlySet<Id>>();
    return (userId, id) => {
      const kept = keptFrom.get(userId) ?? entriesKeptFrom(personOf(userId), items);
      keptFrom.set(userId, kept);
      return kept.has(Number(id)) ? withoutWords : undefined;
    };
  },
};

function without(kept: ReadonlySet<Id>): Narrowing<MenuItem> | undefined {
  return kept.size > 0 ? (item) => (kept.has(item.id) ? withoutWords(item) : item) : undefined;
}

async function administratorsIn(db: Db): Promise<ReadonlySet<Id>> {
  const found = await db.run<object>("select * from users where is_admin", []);
  const users = found.map((row) => tableOf("user").decode(row));
  return new Set(users.filter(administers).map(({ id }) => id));
}
