import { expect, test } from "vitest";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import { changedIn, draftOf, isWhole, saidOf, withProject } from "./menu-draft.ts";

const item: MenuItem = {
  id: 7,
  companyId: 1,
  parentId: 3,
  menuType: "C",
  name: "Norms",
  icon: "key",
  rank: "a0",
  formId: 0,
  page: "",
  link: "https://example.com",
  hidden: true,
  roles: [5],
  authorityWord: "OFFICE",
  createTime: 1,
};
const fresh = draftOf(undefined, { menuType: "C", parentId: 3 });

test("an entry that nobody changes says what it said", () => {
  const { id: _id, companyId: _companyId, rank: _rank, createTime: _time, ...stands } = item;
  const { menuType: _kind, ...said } = stands;
  expect(saidOf(draftOf(item, item))).toEqual(said);
});

test("what was typed for another place is left out", () => {
  const typed = {
    ...fresh,
    name: " Norms ",
    formId: 4,
    page: "files",
    link: " https://a.example ",
  };
  expect(saidOf({ ...typed, target: "link" })).toMatchObject({
    name: "Norms",
    formId: 0,
    page: "",
    link: "https://a.example",
  });
  expect(saidOf({ ...typed, target: "form" })).toMatchObject({ formId: 4, page: "", link: "" });
  expect(saidOf({ ...typed, menuType: "M" })).toMatchObject({ formId: 0, page: "", link: "" });
});

test("an entry can be kept once it leads somewhere and has a name, which its form may give it", () => {
  expect(isWhole(fresh)).toBe(false);
  expect(isWhole({ ...fresh, formId: 4 })).toBe(true);
  expect(isWhole({ ...fresh, target: "page", page: "files" })).toBe(false);
  expect(isWhole({ ...fresh, target: "page", page: "files", name: "Papers" })).toBe(true);
  expect(isWhole({ ...fresh, target: "page", page: "moon", name: "Moon" })).toBe(false);
  const link = { ...fresh, target: "link", name: "Norms" } as const;
  expect(isWhole({ ...link, link: "example.com" })).toBe(false);
  expect(isWhole({ ...link, link: "https://example.com" })).toBe(true);
  expect(isWhole({ ...fresh, menuType: "M", name: " " })).toBe(false);
  expect(isWhole({ ...fresh, menuType: "M", name: "Site" })).toBe(true);
});

test("an entry is of projects, or no more", () => {
  expect(withProject(fresh, true).authorityWord).toBe("PROJECT");
  expect(withProject(draftOf({ ...item, authorityWord: "PROJECT" }, item), false)).toMatchObject({
    authorityWord: "",
  });
});

test("only what is changed is said, and where it leads as a whole", () => {
  const draft = draftOf(item, item);
  expect(changedIn(draft, item)).toEqual({});
  expect(changedIn({ ...draft, roles: [5, 6], hidden: false }, item)).toEqual({
    roles: [5, 6],
    hidden: false,
  });
  expect(changedIn({ ...draft, target: "page", page: "files" }, item)).toEqual({
    formId: 0,
    page: "files",
    link: "",
  });
  expect(changedIn({ ...draft, parentId: 0 }, item)).toEqual({ parentId: 0 });
});
