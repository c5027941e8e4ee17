import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { diary } from "#tests/make/company-forms.ts";
import { CONFLICT, PARAMETER_ERROR } from "../refusal.ts";
import { editForm } from "./edit-form.ts";
import { NAME_TAKEN } from "./refuse-name.ts";

export const editFormCases = casesOf(editForm, {
  by: "administrator",
  arguments: ({ form, units, mint }, me) => ({
    id: form.id,
    name: `Daily diary ${form.id}`,
    readers: "department",
    buttons: ["add", "edit", "remove"],
    roles: [{ roleId: units.role.id, buttons: ["edit", "export"], range: "all" }],
    definition: diary,
    versionId: mint(me),
    basedOn: form.versionId,
  }),
  roles: administrators(),
  refusals: {
    "a name that another form has which people fill in": {
      by: "administrator",
      arguments: ({ form, requestForm }) => ({ id: form.id, name: requestForm.name }),
      code: NAME_TAKEN,
      reason: "form.nameTaken",
    },
    "a form that is not there": {
      by: "administrator",
      arguments: () => ({ id: 4711, name: "Diary" }),
      code: PARAMETER_ERROR,
      reason: "form.gone",
    },
    "a role that is not there": {
      by: "administrator",
      arguments: ({ form }) => ({
        id: form.id,
        roles: [{ roleId: 4711, buttons: [], range: "own" }],
      }),
      code: PARAMETER_ERROR,
      reason: "unit.gone",
    },
    "a role of which two things are said": {
      by: "administrator",
      arguments: ({ form, units }) => ({
        id: form.id,
        roles: [
          { roleId: units.role.id, buttons: [], range: "own" },
          { roleId: units.role.id, buttons: [], range: "all" },
        ],
      }),
      code: PARAMETER_ERROR,
      reason: "form.roleTwice",
    },
    "a definition drawn from another version than the newest": {
      by: "administrator",
      arguments: ({ draftForm, form }) => ({
        id: draftForm.id,
        definition: diary,
        basedOn: form.versionId,
      }),
      code: CONFLICT,
      reason: "form.drawnMeanwhile",
    },
  },
});
