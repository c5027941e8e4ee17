import { specify } from "./specification.ts";

const calls = "tests/server/directory.test.ts";
const tabs = "src/client/parts/form-fill/kinds/directory-tabs.test.ts";
const picking = "src/client/parts/directory/picking.test.ts";
const roles = "src/domain/organisation/role.test.ts";
const trees = "src/domain/organisation/directory/directory-trees.test.ts";

/** What the specifications say of the directory and of choosing from it, as far as it is built. */
export const directoryLines = specify([
  {
    source: "000 §7",
    says: "GET permission/Role/Selector and POST /api/role/list give the roles of the company.",
    shownBy: { [calls]: ["roles are listed with where they belong"] },
  },
  {
    source: "000 §7",
    says: "GET Group/Selector, Position/Selector and Position/All give groups and positions, PositionCondition those that lists name.",
    shownBy: { [calls]: ["groups and positions are told as trees"] },
  },
  {
    source: "000 §7",
    says: "GET Organize/Tree gives the company with its departments, OrganizeCondition those that a list names.",
    shownBy: { [calls]: ["the company is told with its departments"] },
  },
  {
    source: "001 §6",
    says: "Organisations can be limited to those that the person may use, by the current organisation (SelectorByAuth).",
    shownBy: { [calls]: ["who is no administrator chooses among departments"] },
  },
  {
    source: "000 §7",
    says: "GET Users/All, Users/Selector and POST Users/ImUser/Selector/{x} give everybody, as a list, as a tree and below a node.",
    shownBy: { [calls]: ["everybody is told by name, as a tree, and level by level"] },
  },
  {
    source: "000 §7",
    says: "POST getUserList, getSubordinates and GET getOrganization give people by ids, those one leads, and those of an organisation.",
    shownBy: { [calls]: ["people are found by what they are to who asks"] },
  },
  {
    source: "001 §7",
    says: "UserCondition, getSelectedList and getSelectedUserList give whom lists of ids of all kinds name, in pages.",
    shownBy: { [calls]: ["lists of units name the people in them"] },
  },
  {
    source: "001 §7",
    says: "POST /oa-api/adminUser/queryUserList gives people in the pages of that root.",
    shownBy: { [calls]: ["clients of the office get people in pages or all at once"] },
  },
  {
    source: "001 §7",
    says: "POST /oa-api/adminDept/queryDeptTree gives the departments as a tree.",
    shownBy: { [calls]: ["departments are told to clients of the office"] },
  },
  {
    source: "001 §7",
    says: "GET Area/{level}/Selector/{parentId} gives the areas below one, POST GetAreaByIds the names along paths.",
    shownBy: { [calls]: ["areas are asked for level by level"] },
  },
  {
    source: "000 §7",
    says: "GET MessageDataType/getTypeList/{n} gives the types of what people are told.",
    shownBy: { [calls]: ["what people are told of has names"] },
  },
  {
    source: "000 §7",
    says: "GET system/DictionaryType gives the types of dictionaries as a tree, DictionaryData/All each with its entries.",
    shownBy: {
      "tests/server/dictionary.test.ts": [
        "dictionaries are told as a tree of types",
        "all dictionaries are told with what can be chosen by each",
      ],
    },
  },
  {
    source: "001 §7",
    says: "DictionaryData/{id}/Data/Selector gives data.list of a dictionary, by its id or its code.",
    shownBy: { "tests/server/dictionary.test.ts": ["a dictionary gives its entries by its id"] },
  },
  {
    source: "001 §2",
    says: "A field can be chosen from the tree of a dictionary, without a network too.",
    shownBy: { "tests/browser/dictionary.test.ts": ["a form asks by a dictionary"] },
  },
  {
    source: "001 §7",
    says: "DataInterface/{id}/Actions/Preview, List and InfoByIds answer rows, a list with its total, and rows by their ids.",
    shownBy: {
      "tests/server/forms/data-interfaces.test.ts": [
        "a static interface answers all its rows",
        "a list has pages, and the word in any listed column",
        "rows are had by their ids",
      ],
    },
  },
  {
    source: "001 §2",
    says: "Popup select and popup table select choose rows by keyword, one or several, and confirm them; a popup attribute shows a column.",
    shownBy: {
      "tests/browser/data-sources.test.ts": [
        "somebody fills it in without a network",
        "several rows are chosen in a table below the field",
      ],
    },
  },
  {
    source: "001 §3",
    says: "A node of the role tree with the id 1 goes to the global tab, all others to the organisation tab.",
    shownBy: {
      [trees]: ["roles of the company hang at node 1"],
      [tabs]: ["each kind of field has its trees"],
    },
  },
  {
    source: "001 §3",
    says: "A node says its path of names joined by / and its path of ids.",
    shownBy: { [trees]: ["the company stands above its departments"] },
  },
  {
    source: "001 §5",
    says: "A node that is chosen already is not added twice; where one can be chosen a new one takes its place.",
    shownBy: { [picking]: ["where one can be chosen the next takes its place"] },
  },
  {
    source: "001 §5",
    says: "Dialogs of groups, departments, positions and roles take only nodes of their own type, those of people only people.",
    shownBy: { [tabs]: ["each kind of field has its trees", "a list of both keeps each"] },
  },
  {
    source: "001 §5",
    says: "The search of a tree looks for a part of fullName.",
    shownBy: { [trees]: ["words find what holds them"] },
  },
  {
    source: "001 §2",
    says: "A role picker of 800 px has two searched trees, of organisations and of global roles, a list of those chosen with remove and clear, cancel and confirm.",
    shownBy: { "tests/browser/directory.test.ts": ["a role is picked from its two tabs"] },
  },
  {
    source: "001 §2",
    says: "The dialogs of organisations, groups, departments, positions and people are 800 px with tree, search and a list that can be cleared; that of both 450 px.",
    shownBy: { "tests/browser/directory.test.ts": ["people are picked from the tree"] },
  },
  {
    source: "001 §4",
    says: "A step of an approval can be decided by those who have a role (examineType 3).",
    shownBy: { "src/domain/approval/route/role-step.test.ts": ["whoever has the role decides"] },
  },
  {
    source: "001 §7",
    says: "Roles are of the company or of a department, and go up with their people where the department goes.",
    shownBy: {
      [roles]: ["a role is one of the whole company", "with a department its roles go up"],
    },
  },
]);
