import { casesOf } from "#tests/make/cases/cases-of.ts";
import { writers } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { restoreVersion } from "./restore-version.ts";

export const restoreVersionCases = casesOf(restoreVersion, {
  by: "member",
  arguments: ({ versionedFile, earlierVersion, mint }, me) => ({
    id: versionedFile.id,
    fileId: earlierVersion.id,
    newFileId: mint(me),
  }),
  roles: writers(),
  refusals: {
    "a content of another file": {
      arguments: ({ versionedFile, arrivedFile }) => ({
        id: versionedFile.id,
        fileId: arrivedFile.fileId,
      }),
      code: PARAMETER_ERROR,
      reason: "file.gone",
    },
  },
});
