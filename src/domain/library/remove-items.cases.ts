import { casesOf } from "#tests/make/cases/cases-of.ts";
import { folderOwners } from "#tests/make/cases/role-codes.ts";
import { removeItems } from "./remove-items.ts";

export const removeItemsCases = casesOf(removeItems, {
  arguments: ({ libraryFile, subfolder }) => ({ id: [libraryFile.id, subfolder.id] }),
  roles: folderOwners(),
});
