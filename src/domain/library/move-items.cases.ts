import { casesOf } from "#tests/make/cases/cases-of.ts";
import { writers } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "../refusal.ts";
import { moveItems } from "./move-items.ts";

export const moveItemsCases = casesOf(moveItems, {
  by: "member",
  arguments: ({ libraryFile, subfolder }) => ({ id: [libraryFile.id], pid: subfolder.id }),
  roles: writers(),
  refusals: {
    "a folder into itself": {
      arguments: ({ subfolder }) => ({ id: [subfolder.id], pid: subfolder.id }),
      code: PARAMETER_ERROR,
      reason: "file.cycle",
    },
    "a shared folder into another one": {
      arguments: ({ folder, ownFolder }) => ({ id: [folder.id], pid: ownFolder.id }),
      code: PARAMETER_ERROR,
      reason: "file.severalShelves",
    },
    "things of several shelves at once": {
      arguments: ({ libraryFile, ownFolder, folder }) => ({
        id: [libraryFile.id, ownFolder.id],
        pid: folder.id,
      }),
      code: PARAMETER_ERROR,
      reason: "file.severalShelves",
    },
    "what somebody else put there, out of a shared folder": {
      by: "member",
      arguments: ({ libraryFile }, me) => ({ id: [libraryFile.id], pid: 0, userId: me.userId }),
      code: NO_ACCESS,
      reason: "file.placeOwnersOnly",
    },
  },
});
