import type { CompanyForm } from "../company-form/company-form.ts";
import type { FormVersion } from "../company-form/form-version.ts";
import { readyForm } from "../company-form/ready-form.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { relatedInterfaces } from "../form/graph/related-interfaces.ts";
import { get, list, type Reading } from "../reading.ts";
import type { DataInterface } from "./data-interface.ts";

/** The forms that people fill in and that ask an interface, as far as their versions are here. */
export function* formsThatAsk(
  asked: Pick<DataInterface, "id" | "code">,
): Reading<readonly CompanyForm[]> {
  const forms = yield* list("form", { companyId: COMPANY_ID });
  const asking: CompanyForm[] = [];
  for (const form of forms) {
    if (form.state !== "published") continue;
    const version = yield* get("formVersion", form.versionId);
    if (version && asks(version, asked)) asking.push(form);
  }
  return asking;
}

/** Whether a version of a form asks an interface. */
export function asks(
  version: Pick<FormVersion, "id" | "definition" | "timeZone">,
  { id, code }: Pick<DataInterface, "id" | "code">,
): boolean {
  const ready = readyForm(version);
  if (!ready.ok) return false;
  return relatedInterfaces(ready.value.form).some((name) => name === String(id) || name === code);
}
