import { casesOf } from "#tests/make/cases/cases-of.ts";
import { folderOwners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { shareFolder } from "./share-folder.ts";

export const shareFolderCases = casesOf(shareFolder, {
  arguments: ({ folder, newcomer }) => ({
    id: folder.id,
    userId: [newcomer.userId],
    right: "write",
  }),
  roles: folderOwners(),
  refusals: {
    "to take out whose it is": {
      arguments: ({ folder, leader }) => ({
        id: folder.id,
        userId: [leader.userId],
        right: "none",
      }),
      code: PARAMETER_ERROR,
      reason: "file.ownerStays",
    },
    "a part of a shared folder": {
      arguments: ({ subfolder, newcomer }) => ({
        id: subfolder.id,
        userId: [newcomer.userId],
        right: "read",
      }),
      code: PARAMETER_ERROR,
      reason: "file.sharedAsPart",
    },
    "a file of a shared folder": {
      arguments: ({ libraryFile, newcomer }) => ({
        id: libraryFile.id,
        userId: [newcomer.userId],
        right: "read",
      }),
      code: PARAMETER_ERROR,
      reason: "file.sharedAsPart",
    },
    "people who are not there": {
      arguments: ({ folder }) => ({ id: folder.id, userId: [4711], right: "read" }),
      code: PARAMETER_ERROR,
      reason: "userUnknown",
    },
  },
});
