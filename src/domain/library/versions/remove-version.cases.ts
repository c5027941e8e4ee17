import { casesOf } from "#tests/make/cases/cases-of.ts";
import { folderOwners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { removeVersion } from "./remove-version.ts";

export const removeVersionCases = casesOf(removeVersion, {
  arguments: ({ versionedFile, earlierVersion }) => ({
    id: versionedFile.id,
    fileId: earlierVersion.id,
  }),
  roles: folderOwners(),
  refusals: {
    "the only content of a file": {
      arguments: ({ arrivedFile }) => ({ id: arrivedFile.id, fileId: arrivedFile.fileId }),
      code: PARAMETER_ERROR,
      reason: "file.onlyVersion",
    },
  },
});
