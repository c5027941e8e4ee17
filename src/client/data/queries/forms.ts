import type { ColumnSetting } from "#domain/company-form/columns/column-setting.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { FormVersion } from "#domain/company-form/form-version.ts";
import type { PrintTemplate } from "#domain/print-template/print-template.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { joinKey } from "#domain/id.ts";
import type { LocalDatabase } from "../database/local-database.ts";

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** All forms of the company, by name. */
export async function readForms(database: LocalDatabase): Promise<CompanyForm[]> {
  const forms: CompanyForm[] = await database.form.toArray();
  return forms.toSorted((one, other) => names.compare(one.name, other.name) || one.id - other.id);
}

/** undefined when the form is gone. */
export async function readForm(
  database: LocalDatabase,
  formId: number,
): Promise<CompanyForm | undefined> {
  return database.form.get(formId);
}

/** All versions of a form that there still are, the newest first. */
export async function readFormVersions(
  database: LocalDatabase,
  formId: number,
): Promise<FormVersion[]> {
  const versions: FormVersion[] = await database.formVersion
    .where("formId")
    .equals(formId)
    .toArray();
  return versions.toSorted((one, other) => other.number - one.number);
}

/** The versions by which forms are filled in now, of those that are published. */
export async function readVersionsInUse(
  database: LocalDatabase,
  formIds: readonly number[],
): Promise<FormVersion[]> {
  const forms = await database.form.bulkGet([...formIds]);
  const versionIds = forms.flatMap((form) => (form?.versionId ? [form.versionId] : []));
  const versions = await database.formVersion.bulkGet(versionIds);
  return versions.filter((version) => version !== undefined);
}

/** The records of a form that concern the person and so lie on the device, changed last first. */
export async function readRecords(database: LocalDatabase, formId: number): Promise<FormRecord[]> {
  const records: FormRecord[] = await database.record.where("formId").equals(formId).toArray();
  return records.toSorted((one, other) => other.updateTime - one.updateTime || other.id - one.id);
}

/** How a person wants the columns of a form's list; undefined = as its designer does. */
export async function readColumnSetting(
  database: LocalDatabase,
  formId: number,
  userId: number,
): Promise<ColumnSetting | undefined> {
  return database.columnSetting.get(joinKey(formId, userId));
}

/** The ways in which records of a form are printed, the oldest first. */
export async function readPrintTemplates(
  database: LocalDatabase,
  formId: number,
): Promise<readonly PrintTemplate[]> {
  const templates: PrintTemplate[] = await database.printTemplate
    .where("formId")
    .equals(formId)
    .toArray();
  return templates.toSorted((one, other) => one.createTime - other.createTime || one.id - other.id);
}
