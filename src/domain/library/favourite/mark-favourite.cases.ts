import { casesOf } from "#tests/make/cases/cases-of.ts";
import { readers } from "#tests/make/cases/role-codes.ts";
import { markFavourite } from "./mark-favourite.ts";

export const markFavouriteCases = casesOf(markFavourite, {
  by: "member",
  arguments: ({ libraryFile }) => ({ id: libraryFile.id, favourite: 1 }),
  roles: readers(),
});
