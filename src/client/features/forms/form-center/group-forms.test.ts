import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { companyFormRow } from "#tests/make/company-forms.ts";
import { expect, test } from "vitest";
import { groupForms } from "./group-forms.ts";

function form(name: string, details: Partial<CompanyForm> = {}): CompanyForm {
  return companyFormRow({ id: name.length, name, ...details });
}

const forms = [
  form("Site diary", { group: "Site" }),
  form("Leave"),
  form("Permit to work", { group: "Safety" }),
  form("Crane", { group: "Safety", state: "draft" }),
];
const namesOf = (words: string, isAdmin: boolean) =>
  groupForms(forms, { words, isAdmin }).map((group) => [
    group.name,
    group.forms.map(({ name }) => name),
  ]);

test("forms stand in their applications, those in none last; drafts are the administrators'", () => {
  expect(namesOf("", true)).toEqual([
    ["Safety", ["Permit to work", "Crane"]],
    ["Site", ["Site diary"]],
    ["", ["Leave"]],
  ]);
  expect(namesOf("", false)).toEqual([
    ["Safety", ["Permit to work"]],
    ["Site", ["Site diary"]],
    ["", ["Leave"]],
  ]);
});

test("a form is found by its name and by its application", () => {
  expect(namesOf(" DIARY", false)).toEqual([["Site", ["Site diary"]]]);
  expect(namesOf("safe", false)).toEqual([["Safety", ["Permit to work"]]]);
  expect(namesOf("crane", false)).toEqual([]);
});
