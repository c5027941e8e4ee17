import { casesOf } from "#tests/make/cases/cases-of.ts";
import { writers } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addFile } from "./add-file.ts";

const content = { size: 3, md5: "0cc175b9c0f1b6a831c399e269772661" };

export const addFileCases = casesOf(addFile, {
  by: "member",
  arguments: ({ folder, mint }, me) => ({
    id: mint(me),
    fileId: mint(me),
    pid: folder.id,
    name: "Mesh.jpg",
    ...content,
    width: 4000,
    height: 3000,
  }),
  roles: writers(),
  refusals: {
    "a name of which nothing is left": {
      arguments: ({ folder }) => ({ pid: folder.id, name: "../..", ...content }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
    "a file among the own files of somebody else": {
      by: "member",
      arguments: ({ ownFolder }) => ({ pid: ownFolder.id, name: "Mesh.jpg", ...content }),
      code: PARAMETER_ERROR,
      reason: "file.gone",
    },
  },
});
