import { expect, test } from "vitest";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { entityOf } from "#domain/entities.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import { userScope } from "#domain/scope.ts";
import { childrenOf, fieldOfParent } from "./find-rows.ts";
import { scopedEntities } from "./local-database.ts";

/** What is the company's or the person's own is never lost while the database is there. */
const kept: EntityName[] = [
  "access",
  "company",
  "account",
  "device",
  "user",
  "companySetting",
  "department",
  "position",
  "userGroup",
  "role",
  "dictionary",
  "dataInterface",
  "menuItem",
  "printTemplate",
  "dialogSetting",
  "dialogFolder",
  "notifySetting",
  "notice",
  "guide",
  "form",
  "formVersion",
  "approvalFlow",
  "workCalendar",
  "leaveSetting",
  "leaveAllowance",
  "planTemplate",
  "ballot",
  "heardMessage",
  "starredMessage",
  "dialogDraft",
  "favourite",
  "planPlace",
  "formFavourite",
  "columnSetting",
  "commonFunction",
  "messageReminder",
  "messageReport",
  "botCommand",
  "sticker",
  "stickerUse",
  "workTimer",
  "recordDraft",
  "scheduledMessage",
];

test("whatever a person may lose is found by its scope or by what it belongs to", () => {
  const reached = new Set([...scopedEntities, ...scopedEntities.flatMap(childrenOf), ...kept]);
  expect(entityNames.filter((name) => !reached.has(name))).toEqual([]);
});

test("what belongs to a row and is a person's own says that it lies apart", () => {
  // Whatever a row says of itself is 7 here, so that its scope can be asked for.
  const sevens = new Proxy({}, { get: () => 7 }) as never;
  const own = entityNames.filter((name) => {
    const { parent, scope } = entityOf(name);
    return parent && !scopedEntities.includes(name) && scope(sevens) === userScope(7);
  });
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((name) => !entityOf(name).parent?.apart)).toEqual([]);
});

test("an index leads from each row to what belongs to it", () => {
  for (const child of entityNames.flatMap(childrenOf)) {
    const field = fieldOfParent(child);
    const indexes = entityTable[child].indexes.split(", ");
    const leads = (index: string) =>
      index === field || index.startsWith(`[${field}+`) || index.startsWith(`[scope+${field}+`);
    expect(indexes.some(leads), child).toBe(true);
  }
});
