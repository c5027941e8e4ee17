import { type ReadyForm, readyForm } from "#domain/company-form/ready-form.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { administers } from "#domain/user/administrators.ts";
import { readCompanySetting } from "../people/company.ts";
import { findPerson } from "../people/find-person.ts";
import type { FormLink } from "../tables/forms/form-link.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

/** The form to which a link leads, as it is filled in now. */
export interface LinkedForm {
  readonly form: CompanyForm;
  readonly ready: ReadyForm;
  readonly timeZone: string;
}

/** The form of a link, as long as the link stands: its time is not over, its maker may still make such links, and the form is published. */
export async function standingForm(
  db: Db,
  { formId, userId, expireTime }: FormLink,
  now: number,
): Promise<LinkedForm | undefined> {
  if (expireTime > 0 && expireTime <= now) return undefined;
  const [setting, maker] = await Promise.all([readCompanySetting(db), findPerson(db, userId)]);
  if (!setting.publicLinks || !maker || !administers(maker)) return undefined;
  return publishedForm(db, formId);
}

/** A form that can be filled in; undefined of one that cannot. */
export async function publishedForm(db: Db, formId: number): Promise<LinkedForm | undefined> {
  const form = await tableOf("form").get(db, formId);
  if (form?.state !== "published") return undefined;
  const version = await tableOf("formVersion").get(db, form.versionId);
  if (!version) return undefined;
  const ready = readyForm(version);
  return ready.ok ? { form, ready: ready.value, timeZone: version.timeZone } : undefined;
}

/** Whether not all the records have come that may come by a link. */
export function isLeft({ maxUses, uses }: Pick<FormLink, "maxUses" | "uses">): boolean {
  return maxUses === 0 || uses < maxUses;
}
