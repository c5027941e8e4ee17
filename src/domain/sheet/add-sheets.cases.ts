import { casesOf } from "#tests/make/cases/cases-of.ts";
import { AWAITED } from "#tests/make/cases/message-things.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "../refusal.ts";
import { addSheets } from "./add-sheets.ts";

export const addSheetsCases = casesOf(addSheets, {
  by: "member",
  arguments: ({ plan, mint }, me) => ({
    planId: plan.id,
    fileId: mint(me),
    name: "Sections.pdf",
    ...AWAITED,
    pages: [{ ...sheetPage("A-301"), id: mint(me), revisionId: mint(me) }],
  }),
  roles: inside(PLAN_GONE),
  refusals: {
    "what is neither a PDF nor a picture": {
      arguments: ({ plan }) => ({
        planId: plan.id,
        name: "Sections.dwg",
        ...AWAITED,
        pages: [sheetPage("A-301")],
      }),
      code: PARAMETER_ERROR,
      reason: "sheet.wrongKind",
    },
    "a picture that not every browser draws": {
      arguments: ({ plan }) => ({
        planId: plan.id,
        name: "Sections.heic",
        ...AWAITED,
        pages: [sheetPage("A-302")],
      }),
      code: PARAMETER_ERROR,
      reason: "sheet.wrongKind",
    },
  },
});
