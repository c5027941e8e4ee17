import { casesOf } from "#tests/make/cases/cases-of.ts";
import { makers } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS } from "../refusal.ts";
import { removeRecord } from "./remove-record.ts";

export const removeRecordCases = casesOf(removeRecord, {
  arguments: ({ record }) => ({ modelId: record.formId, id: record.id }),
  roles: makers(),
  refusals: {
    "a record that others may look at": {
      by: "outsider",
      arguments: ({ openRecord }) => ({ id: openRecord.id }),
      code: NO_ACCESS,
      reason: "record.readOnly",
    },
  },
});
