import type { ArgumentsOf, CommandName, ReplyTo } from "#domain/commands.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { Id } from "#domain/id.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import type { PrintTemplate } from "#domain/print-template/print-template.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { diary, diaryData } from "../company-forms.ts";
import { field } from "../forms/records.ts";

/** The administrator's forms, and what was filled into them by the leader. */
export interface FormThings {
  /** Can be filled in; each record is its maker's. */
  readonly form: CompanyForm;
  /** Never published; what the other one asks for does not work. */
  readonly draftForm: CompanyForm;
  readonly brokenForm: CompanyForm;
  /** Never published either, and called like the one that can be filled in. */
  readonly namesakeForm: CompanyForm;
  /** Everybody may look at its records; it is filled in no more. */
  readonly offForm: CompanyForm;
  readonly record: FormRecord;
  readonly openRecord: FormRecord;
  /** How records of the form that can be filled in are printed. */
  readonly printTemplate: PrintTemplate;
  /** An application of the menu, and in it the way to the form that can be filled in. */
  readonly menuDirectory: MenuItem;
  readonly menuPage: MenuItem;
}

/** Forms in all their states, with a record of one's own and one that everybody may look at. */
export async function layOutForms<Person extends { readonly userId: Id }>(
  { administrator, leader }: { readonly administrator: Person; readonly leader: Person },
  run: <Name extends CommandName>(
    person: Person,
    name: Name,
    args: ArgumentsOf<Name>,
  ) => Promise<ReplyTo<Name>>,
): Promise<FormThings> {
  const add = async (name: string, definition = diary, readers: "own" | "all" = "own") =>
    run(administrator, "form.add", { name, definition, readers });
  const publish = async ({ id }: CompanyForm, state: "published" | "off" = "published") =>
    run(administrator, "form.publish", { id, state });
  const fillIn = async ({ id }: CompanyForm) =>
    run(leader, "record.add", { modelId: id, data: diaryData });
  // Other sites of the company have forms of their own, and no two that are filled in are called the same.
  const form = await publish(await add(`Site diary ${leader.userId}`));
  const open = await publish(await add(`Open ${leader.userId}`, diary, "all"));
  const [record, openRecord] = [await fillIn(form), await fillIn(open)];
  const offForm = await publish(open, "off");
  const broken = JSON.stringify({
    fields: [field("input", "part", { regList: [{ pattern: "(" }] })],
  });
  const drafts = {
    draftForm: await add("Draft"),
    brokenForm: await add("Broken", broken),
    namesakeForm: await add(form.name),
  };
  const paper = { formId: form.id, name: "Delivery note", html: "<p>{part}</p>" };
  const printTemplate = await run(administrator, "printTemplate.add", paper);
  const entry = { menuType: "M", name: `Site ${leader.userId}` } as const;
  const menuDirectory = await run(administrator, "menu.add", entry);
  const page = { menuType: "C", parentId: menuDirectory.id, formId: form.id } as const;
  const menuPage = await run(administrator, "menu.add", page);
  const menu = { menuDirectory, menuPage };
  return { form, ...drafts, ...menu, offForm, record, openRecord, printTemplate };
}
