import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import { type MenuNode, menuTree } from "#domain/menu/menu-tree.ts";
import { companyFormRow } from "#tests/make/company-forms.ts";
import { expect, test } from "vitest";
import { centerOf } from "./center.ts";

function form(id: number, name: string, details: Partial<CompanyForm> = {}): CompanyForm {
  return companyFormRow({ id, name, ...details });
}

function entry(id: number, name: string, details: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    companyId: 1,
    parentId: 0,
    menuType: "C",
    name,
    icon: "",
    rank: `a${id}`,
    formId: 0,
    page: "",
    link: "",
    hidden: false,
    roles: [],
    authorityWord: "",
    createTime: 0,
    ...details,
  };
}

const forms = [
  form(11, "Diary", { group: "Site" }),
  form(12, "Permit"),
  form(13, "Payroll", { group: "Office" }),
  form(14, "Old permit", { state: "off" }),
];
const items = [
  entry(1, "Site", { menuType: "M" }),
  entry(2, "Diary", { parentId: 1, formId: 11 }),
  entry(3, "Norms", { parentId: 1, link: "https://example.com" }),
  entry(4, "Payroll", { formId: 13, hidden: true }),
];
const applications = menuTree(items, ({ hidden }) => !hidden);

const drawn = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ item, children }) => [item.name, ...drawn(children)]);
function centerFor(
  isAdmin: boolean,
  words = "",
  favourites: readonly number[] = [],
  used: readonly number[] = [],
) {
  const marked = { favourites: new Set(favourites), used: new Set(used) };
  const rows = { forms, items, applications, ...marked };
  const center = centerOf(rows, { words, isAdmin });
  return {
    favourites: [...center.favourites, ...center.used].map(({ name }) => name),
    applications: drawn(center.applications),
    others: center.groups.flatMap((group) => group.forms.map(({ name }) => name)),
  };
}

test("a form that an entry of the menu leads to stands there alone, and is not found where that is kept from somebody", () => {
  expect(centerFor(false)).toEqual({
    favourites: [],
    applications: ["Site", "Diary", "Norms"],
    others: ["Permit"],
  });
});

test("an administrator finds every form, whatever the menu says", () => {
  expect(centerFor(true).others).toEqual(["Payroll", "Permit", "Old permit"]);
});

test("favourites come first, those that are switched off to administrators only", () => {
  expect(centerFor(false, "", [12, 14, 99]).favourites).toEqual(["Permit"]);
  expect(centerFor(true, "", [12, 14, 99]).favourites).toEqual(["Permit", "Old permit"]);
});

test("words find entries, forms, and all that stands in what is called so", () => {
  expect(centerFor(false, " norm ", [12]).applications).toEqual(["Site", "Norms"]);
  expect(centerFor(false, "site").applications).toEqual(["Site", "Diary", "Norms"]);
  expect(centerFor(false, "perm", [11, 12])).toEqual({
    favourites: ["Permit"],
    applications: [],
    others: ["Permit"],
  });
});

test("what is used most stands with the favourites while it is found, and a form by its own star", () => {
  const used = [2, 3, 4, 99];
  expect(centerFor(false, "", [12], used).favourites).toEqual(["Permit", "Norms"]);
  expect(centerFor(false, "nor", [12], used).favourites).toEqual(["Norms"]);
});
