import { casesOf } from "#tests/make/cases/cases-of.ts";
import { writers } from "#tests/make/cases/role-codes.ts";
import { restoreItems } from "./restore-items.ts";

export const restoreItemsCases = casesOf(restoreItems, {
  by: "member",
  arguments: ({ removedFolder }) => ({ id: [removedFolder.id] }),
  roles: writers(),
});
