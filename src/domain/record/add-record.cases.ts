import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import { diaryData, diaryWith, photo } from "#tests/make/company-forms.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addRecord } from "./add-record.ts";

const refused = (values: (site: CaseSite) => object, reason: string) => ({
  by: "outsider" as const,
  arguments: (site: CaseSite) => ({ modelId: site.form.id, data: JSON.stringify(values(site)) }),
  code: PARAMETER_ERROR,
  reason,
});
const ofForm = (form: (site: CaseSite) => { readonly id: number }, reason: string) => ({
  arguments: (site: CaseSite) => ({ modelId: form(site).id, data: diaryData }),
  code: PARAMETER_ERROR,
  reason,
});

export const addRecordCases = casesOf(addRecord, {
  arguments: ({ form, mint }, me) => {
    const [id, fileId] = [mint(me), mint(me)];
    return { modelId: form.id, id, data: diaryWith(fileId), files: [photo(fileId)] };
  },
  roles: everyone(),
  refusals: {
    "a form that is a draft": ofForm(({ draftForm }) => draftForm, "form.notPublished"),
    "a form that is switched off": ofForm(({ offForm }) => offForm, "form.notPublished"),
    "a version of another form": {
      arguments: ({ form, offForm }) => ({
        modelId: form.id,
        versionId: offForm.versionId,
        data: diaryData,
      }),
      code: PARAMETER_ERROR,
      reason: "form.versionUnknown",
    },
    "what is no JSON": {
      arguments: ({ form }) => ({ modelId: form.id, data: "{" }),
      code: PARAMETER_ERROR,
      reason: "form.notJson",
    },
    "a list": refused(() => [], "form.notARecord"),
    "a value of another type": refused(() => ({ part: "a", crew: "many" }), "form.wrongType"),
    "a field that the form does not have": refused(() => ({ salary: 1 }), "form.fieldMissing"),
    "what lacks something": refused(() => ({ crew: 2 }), "form.recordInvalid"),
    "a number outside of its bounds": refused(
      () => ({ part: "a", crew: 501 }),
      "form.recordInvalid",
    ),
    "a file that does not come with it": refused(
      () => ({ part: "a", photos: [{ name: "a.jpg", fileId: 4711 }] }),
      "form.recordInvalid",
    ),
    "a file of a kind that the field does not take": {
      arguments: ({ form, mint, leader }) => {
        const fileId = mint(leader);
        const files = [{ ...photo(fileId), name: "a.exe" }];
        return { modelId: form.id, data: diaryWith(fileId), files };
      },
      code: PARAMETER_ERROR,
      reason: "form.recordInvalid",
    },
    "somebody who is not there": refused(
      () => ({ part: "a", foreman: 4711 }),
      "form.recordInvalid",
    ),
    "a person for a department": refused(
      ({ leader }) => ({ part: "a", department: leader.userId }),
      "form.recordInvalid",
    ),
  },
});
