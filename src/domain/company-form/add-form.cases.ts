import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { diary } from "#tests/make/company-forms.ts";
import { FORM_DEFINITION_MAX } from "../limits.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addForm } from "./add-form.ts";

const refused = (definition: string, reason: string, timeZone = "UTC") => ({
  by: "administrator" as const,
  arguments: () => ({ name: "Diary", definition, timeZone }),
  code: PARAMETER_ERROR,
  reason,
});

export const addFormCases = casesOf(addForm, {
  by: "administrator",
  arguments: ({ mint }, me) => ({
    id: mint(me),
    versionId: mint(me),
    name: "Site diary",
    group: "Site",
    definition: diary,
    timeZone: "Asia/Shanghai",
  }),
  roles: administrators(),
  refusals: {
    "what is no JSON": refused("fields", "form.notJson"),
    "what is no form": refused("[]", "form.notADefinition"),
    "a name that reaches into objects": refused(
      '{"fields":[],"__proto__":{}}',
      "form.forbiddenKey",
    ),
    "what is too large for a device": refused(" ".repeat(FORM_DEFINITION_MAX + 1), "form.tooLarge"),
    "a clock that nobody knows": refused(diary, "form.timeZoneUnknown", "Moon/Base"),
  },
});
