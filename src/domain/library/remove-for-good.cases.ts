import { casesOf } from "#tests/make/cases/cases-of.ts";
import { folderOwners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeForGood } from "./remove-for-good.ts";

export const removeForGoodCases = casesOf(removeForGood, {
  arguments: ({ removedFolder }) => ({ id: [removedFolder.id] }),
  roles: folderOwners(),
  refusals: {
    "for good what is not in the trash": {
      arguments: ({ libraryFile }) => ({ id: [libraryFile.id] }),
      code: PARAMETER_ERROR,
      reason: "file.notInTrash",
    },
  },
});
