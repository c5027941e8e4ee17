import { casesOf } from "#tests/make/cases/cases-of.ts";
import { writers } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { addVersion } from "./add-version.ts";

const content = { size: 4, md5: "e2fc714c4727ee9395f324cd2e7f331f" };

export const addVersionCases = casesOf(addVersion, {
  by: "member",
  arguments: ({ arrivedFile, mint }, me) => ({
    id: arrivedFile.id,
    fileId: mint(me),
    name: "Bending plan rev B.pdf",
    ...content,
  }),
  roles: writers(),
  refusals: {
    "a version of another kind": {
      arguments: ({ arrivedFile }) => ({ id: arrivedFile.id, name: "Bending.dwg", ...content }),
      code: PARAMETER_ERROR,
      reason: "file.otherKind",
    },
    "a version of a folder": {
      arguments: ({ folder }) => ({ id: folder.id, name: "Bending.pdf", ...content }),
      code: PARAMETER_ERROR,
      reason: "file.gone",
    },
  },
});
