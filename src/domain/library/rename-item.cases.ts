import { casesOf } from "#tests/make/cases/cases-of.ts";
import { writers } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS } from "../refusal.ts";
import { renameItem } from "./rename-item.ts";

export const renameItemCases = casesOf(renameItem, {
  by: "member",
  arguments: ({ libraryFile }) => ({ id: libraryFile.id, name: "Rebar list B.pdf" }),
  roles: writers(),
  refusals: {
    "another name for somebody else's shared folder": {
      by: "member",
      arguments: ({ folder }) => ({ id: folder.id, name: "Mine" }),
      code: NO_ACCESS,
      reason: "file.ownersOnly",
    },
  },
});
