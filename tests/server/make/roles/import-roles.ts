import { everyone, inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "#domain/refusal.ts";
import type { Row } from "./role-row.ts";

/** Who may bring records and tasks in from sheets, and have the sheets for them. */
export const importRoles: Readonly<Record<string, Row>> = {
  "record.importTemplate": { codes: everyone(), body: ({ form }) => ({ modelId: form.id }) },
  "record.importPreview": {
    codes: everyone(PARAMETER_ERROR),
    body: ({ form }) => ({ modelId: form.id, fileName: "none.xlsx" }),
  },
  "record.importData": {
    codes: everyone(),
    body: ({ form }) => ({ modelId: form.id, list: [{ part: "Pier 4" }] }),
  },
  "record.importExceptionData": {
    codes: everyone(),
    body: ({ form }) => ({ modelId: form.id, list: [{ part: "Pier 4", errorsInfo: "why" }] }),
  },
  "task.exportTemplate": { codes: inside(PLAN_GONE), body: ({ plan }) => ({ planId: plan.id }) },
  // Without a file.
  "file.importTasks": {
    codes: inside(PLAN_GONE, {
      leader: PARAMETER_ERROR,
      member: PARAMETER_ERROR,
      colleague: PARAMETER_ERROR,
    }),
    body: ({ plan }) => ({ planId: plan.id }),
  },
};
