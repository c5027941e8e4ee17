import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { calculation, field, table } from "./forms/records.ts";
import { ADMIN, LEADER } from "./site.ts";
import type { World } from "./world.ts";

/** A diary with a number, a text that is asked for, people, photographs, rows with a sum, and who made and changed it. */
export const diary = JSON.stringify({
  fields: [
    field("billRule", "billNo", { rule: "diary" }),
    field("input", "part", { required: true }),
    field("userSelect", "foreman"),
    field("depSelect", "department"),
    field("inputNumber", "crew", {}, { min: 0, max: 500 }),
    table("works", [field("input", "what"), field("inputNumber", "hours")]),
    calculation("hours", "sum(works.hours)", { isStorage: 2, precision: 1 }),
    field("createUser", "maker"),
    field("modifyTime", "changed"),
    field("uploadImg", "photos", {}, { limit: 3 }),
  ],
  rules: [],
  serialRules: [
    { enCode: "diary", type: 1, prefix: "D-", dateFormat: "YYYYMM", separator: "-", digit: 3 },
  ],
});

/** What is filled into it. */
export const diaryData = JSON.stringify({
  part: "Pier 4",
  crew: 12,
  works: [{ id: "r1", what: "Rebar", hours: 7.5 }],
});

let formsNamed = 0;

/** A name that no other form of the company has: no two that people fill in are called the same. */
export function formName(word = "Site diary"): string {
  formsNamed += 1;
  return `${word} ${formsNamed}`;
}

/** A photograph as it comes with a record. */
export function photo(id: Id): { id: Id; name: string; size: number; md5: string } {
  return { id, name: `${id}.jpg`, size: 2_000_000, md5: "0cc175b9c0f1b6a831c399e269772661" };
}

/** A diary's values that name photographs. */
export function diaryWith(...photos: Id[]): string {
  const named = photos.map((fileId) => ({ name: "as.sent", fileId, url: "https://example.com" }));
  return JSON.stringify({ ...(JSON.parse(diaryData) as object), photos: named });
}

/** A published form of the administrator's; a diary where nothing else is said. */
export function makeForm(
  world: World,
  details: Partial<ArgumentsOf<"form.add">> = {},
): CompanyForm {
  const args = { name: "Site diary", definition: diary, ...details };
  const { id } = world.does(ADMIN, "form.add", args);
  return world.does(ADMIN, "form.publish", { id }).reply;
}

/** A record of the leader's. */
export function makeRecord(
  world: World,
  form: Pick<CompanyForm, "id">,
  values: object = JSON.parse(diaryData) as object,
  userId: Id = LEADER,
): FormRecord {
  const data = JSON.stringify(values);
  return world.does(userId, "record.add", { modelId: form.id, data }).reply;
}

/** A form that can be filled in, as it lies in a list. */
export function companyFormRow(
  details: Pick<CompanyForm, "id" | "name"> & Partial<CompanyForm>,
): CompanyForm {
  return {
    companyId: 1,
    code: "",
    icon: "",
    group: "",
    state: "published",
    versionId: 1,
    draftId: 0,
    listType: 1,
    readers: "own",
    readersCondition: "",
    buttons: [],
    roles: [],
    fieldPermissions: [],
    createUserId: 1,
    createTime: 0,
    updateTime: 0,
    ...details,
  };
}
