import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, PARAMETER_ERROR } from "../../refusal.ts";
import { sendLibraryFile } from "./send-library-file.ts";

export const sendLibraryFileCases = casesOf(sendLibraryFile, {
  by: "member",
  arguments: ({ group, arrivedFile, mint }, me) => ({
    id: mint(me),
    fileId: mint(me),
    dialogId: group.id,
    itemId: arrivedFile.id,
  }),
  roles: everyone(DIALOG_GONE, { leader: 200, member: 200, colleague: 200 }),
  refusals: {
    "a folder": {
      arguments: ({ group, folder }) => ({ dialogId: group.id, itemId: folder.id }),
      code: PARAMETER_ERROR,
      reason: "file.gone",
    },
    "what has not come": {
      arguments: ({ group, libraryFile }) => ({ dialogId: group.id, itemId: libraryFile.id }),
      code: PARAMETER_ERROR,
      reason: "file.onItsWay",
    },
  },
});
