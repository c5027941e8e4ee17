import { casesOf } from "#tests/make/cases/cases-of.ts";
import { writers } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addFolder } from "./add-folder.ts";

export const addFolderCases = casesOf(addFolder, {
  by: "member",
  arguments: ({ folder, mint }, me) => ({ id: mint(me), pid: folder.id, name: "Approved" }),
  roles: writers(),
  refusals: {
    "a folder in a file": {
      arguments: ({ libraryFile }) => ({ pid: libraryFile.id, name: "Approved" }),
      code: PARAMETER_ERROR,
      reason: "file.notFolder",
    },
    "a folder in the trash": {
      arguments: ({ removedFolder }) => ({ pid: removedFolder.id, name: "Approved" }),
      code: PARAMETER_ERROR,
      reason: "file.gone",
    },
  },
});
