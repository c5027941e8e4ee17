import { casesOf } from "#tests/make/cases/cases-of.ts";
import { readers } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { copyFile } from "./copy-file.ts";

export const copyFileCases = casesOf(copyFile, {
  by: "colleague",
  arguments: ({ arrivedFile, mint }, me) => ({
    id: arrivedFile.id,
    newId: mint(me),
    fileId: mint(me),
  }),
  roles: readers(),
  refusals: {
    "a copy of what has not come": {
      arguments: ({ libraryFile }) => ({ id: libraryFile.id }),
      code: PARAMETER_ERROR,
      reason: "file.onItsWay",
    },
    "a copy of a folder": {
      arguments: ({ folder }) => ({ id: folder.id }),
      code: PARAMETER_ERROR,
      reason: "file.gone",
    },
  },
});
