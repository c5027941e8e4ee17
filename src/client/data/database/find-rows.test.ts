import { expect, test } from "vitest";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
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
  "dialogSetting",
  "notifySetting",
  "notice",
  "guide",
  "form",
  "formVersion",
  "approvalFlow",
];

test("whatever a person may lose is found by its scope or by what it belongs to", () => {
  const reached = new Set([...scopedEntities, ...scopedEntities.flatMap(childrenOf), ...kept]);
  expect(entityNames.filter((name) => !reached.has(name))).toEqual([]);
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
