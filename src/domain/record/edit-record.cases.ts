import { casesOf } from "#tests/make/cases/cases-of.ts";
import { makers } from "#tests/make/cases/role-codes.ts";
import { photo } from "#tests/make/company-forms.ts";
import { CONFLICT, NO_ACCESS, PARAMETER_ERROR } from "../refusal.ts";
import { editRecord } from "./edit-record.ts";

export const editRecordCases = casesOf(editRecord, {
  arguments: ({ record, mint }, me) => {
    const fileId = mint(me);
    return {
      modelId: record.formId,
      id: record.id,
      data: JSON.stringify({ part: "Pier 5", photos: [{ name: "a.jpg", fileId }] }),
      was: '{"part":"Pier 4"}',
      files: [photo(fileId)],
    };
  },
  roles: makers(),
  refusals: {
    "what somebody else has written meanwhile": {
      arguments: ({ record }) => ({
        id: record.id,
        data: '{"part":"Pier 5"}',
        was: '{"part":"Pier 3"}',
      }),
      code: CONFLICT,
      reason: "conflict",
    },
    "to take out what is asked for": {
      arguments: ({ record }) => ({ id: record.id, data: '{"part":""}' }),
      code: PARAMETER_ERROR,
      reason: "form.recordInvalid",
    },
    "a record of another form": {
      arguments: ({ record, offForm }) => ({ modelId: offForm.id, id: record.id, data: "{}" }),
      code: PARAMETER_ERROR,
      reason: "record.gone",
    },
    "a record that others may look at": {
      by: "outsider",
      arguments: ({ openRecord }) => ({ id: openRecord.id, data: '{"part":"Pier 5"}' }),
      code: NO_ACCESS,
      reason: "record.readOnly",
    },
  },
});
