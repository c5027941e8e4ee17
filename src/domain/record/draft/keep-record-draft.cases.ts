import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { keepRecordDraft } from "./keep-record-draft.ts";

const told = ({ form }: CaseSite, values = '{"part":"Pier 4"}') => ({
  formId: form.id,
  versionId: form.versionId,
  title: "Pier 4",
  values,
  was: "{}",
});

export const keepRecordDraftCases = casesOf(keepRecordDraft, {
  by: "member",
  arguments: (site) => told(site),
  roles: everyone(),
  refusals: {
    "what is no JSON": {
      arguments: (site) => told(site, "{"),
      code: PARAMETER_ERROR,
      reason: "form.notJson",
    },
    "a version of another form": {
      arguments: (site) => ({ ...told(site), versionId: site.offForm.versionId }),
      code: PARAMETER_ERROR,
      reason: "form.versionUnknown",
    },
  },
});
