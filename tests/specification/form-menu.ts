import { specify } from "./specification.ts";

const menu = "src/domain/menu/user-menu.test.ts";
const answered = "tests/server/forms/user-menu.test.ts";
const story = "tests/browser/applications.test.ts";

/** What the specification says of menus and of who may do what in them, as far as it is shown. */
export const formMenuLines = specify([
  {
    source: "000 §2",
    says: "Below /manage there are Myapplication and ApplicationCenter.",
    shownBy: {
      [story]: ["a form with a star stands first, without a network and on the form itself too"],
    },
  },
  {
    source: "000 §3",
    says: "An entry of a menu has menuType (M a directory, C a page), path, children and authorityWord.",
    shownBy: {
      [answered]: ["everybody is told what they may open, in its order, with where it leads"],
      "src/domain/menu/add-menu-item.test.ts": ["a directory leads nowhere itself"],
    },
  },
  {
    source: "000 §6",
    says: "What somebody sees of the menu is what the query for the menu of a user says (managementType 2, projectUserId).",
    shownBy: {
      [answered]: [
        "what is limited to a role is told to those who have it and to administrators",
        "another's menu is told to administrators alone, and there is one menu only",
      ],
      [story]: ["an application is limited to a role, and only who has it finds it"],
    },
  },
  {
    source: "000 §6",
    says: "Entries with the authority word PROJECT are left out of the list of applications.",
    shownBy: { [menu]: ["belongs to the applications but for what is of projects"] },
  },
  {
    source: "000 §6",
    says: "Directories without usable children are hidden.",
    shownBy: { [menu]: ["has no directories in which nothing is left"] },
  },
  {
    source: "000 §7",
    says: "POST project-user/query-user-menu gives the menu of a user.",
    shownBy: {
      [answered]: ["everybody is told what they may open, in its order, with where it leads"],
    },
  },
  {
    source: "000 §7",
    says: "POST project-workbench/commonly-used-function list, save and del keep what somebody uses most.",
    shownBy: {
      [answered]: [
        "what somebody uses most is theirs, in the order of the menu, and only what they still find",
      ],
      "src/domain/menu/used/save-used-function.test.ts": [
        "an entry that leads to a form is the star of the form",
      ],
      [story]: ["a form with a star stands first, without a network and on the form itself too"],
    },
  },
  {
    source: "001 §2",
    says: "A link outside leads to /externalLink with the address as an encoded href, or opens a new window.",
    shownBy: {
      [answered]: ["everybody is told what they may open, in its order, with where it leads"],
      [story]: ["an application is limited to a role, and only who has it finds it"],
    },
  },
  {
    source: "001 §3",
    says: "The current user is userName, userAccount, department, organisation, position, userId, organizeId and positionIds with their ids.",
    shownBy: {
      [answered]: [
        "the current user is told who they are, their menu, and what they may do with each form",
      ],
    },
  },
  {
    source: "001 §3",
    says: "An entry of the permission list has a modelId and lists of enCode: column, form and button.",
    shownBy: {
      "src/domain/company-form/permission/permission-entries.test.ts": [
        "the list says of each form that can be filled in what somebody may do with it",
        "a code stands in the list exactly where the button can be pressed",
      ],
      [answered]: [
        "the current user is told who they are, their menu, and what they may do with each form",
      ],
    },
  },
  {
    source: "001 §7",
    says: "PUT permission/Authority/SetColumnsByModuleId keeps columns by moduleId and fieldList; a column setting has prop, label and columnVisible or visible.",
    shownBy: {
      "tests/server/forms/list-design.test.ts": [
        "SetColumnsByModuleId keeps the columns of a list",
      ],
      "src/domain/form/list/columns-shown.test.ts": ["a person has them otherwise"],
      "tests/browser/form-list-columns.test.ts": ["she chooses columns, their order, width"],
    },
  },
]);
