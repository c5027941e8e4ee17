import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeTaskFile } from "./remove-task-file.ts";

export const removeTaskFileCases = casesOf(removeTaskFile, {
  by: "member",
  arguments: ({ file }) => ({ fileId: file.id }),
  roles: owners(PARAMETER_ERROR),
});
