import { casesOf } from "#tests/make/cases/cases-of.ts";
import { folderOwners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { shareWithUnits } from "./share-with-units.ts";

const all = (id: number) => [{ kind: "department" as const, id }];

export const shareWithUnitsCases = casesOf(shareWithUnits, {
  arguments: ({ folder, units }) => ({
    id: folder.id,
    units: all(units.department.id),
    right: "read",
  }),
  roles: folderOwners(),
  refusals: {
    "a unit that is not there": {
      arguments: ({ folder }) => ({ id: folder.id, units: all(4711), right: "read" }),
      code: PARAMETER_ERROR,
      reason: "unit.gone",
    },
    "a part of a shared folder": {
      arguments: ({ subfolder, units }) => ({
        id: subfolder.id,
        units: all(units.department.id),
        right: "read",
      }),
      code: PARAMETER_ERROR,
      reason: "file.sharedAsPart",
    },
    "a file of a shared folder": {
      arguments: ({ libraryFile, units }) => ({
        id: libraryFile.id,
        units: all(units.department.id),
        right: "read",
      }),
      code: PARAMETER_ERROR,
      reason: "file.sharedAsPart",
    },
  },
});
