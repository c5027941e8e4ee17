import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { saveGuide } from "./save-guide.ts";

export const saveGuideCases = casesOf(saveGuide, {
  arguments: () => ({ done: ["offline"], dismissed: true }),
  roles: everyone(),
});
