import type { FieldKind } from "../field-kind.ts";

const picked = {
  placeholder: undefined,
  disabled: false,
  clearable: true,
  filterable: false,
  multiple: false,
  selectType: "all",
  ableIds: [],
};

function unitKind(
  name: string,
  names: NonNullable<FieldKind["names"]>,
  currentValue: NonNullable<FieldKind["currentValue"]>,
): FieldKind {
  return {
    name,
    group: "people",
    shape: "id",
    shapeOfSeveral: "ids",
    names,
    properties: picked,
    search: "select",
    conditions: "choice",
    currentValue,
    not: [],
  };
}

/** People and the units they belong to (forms-approvals 1.3, pickers). */
export const peopleKinds: readonly FieldKind[] = [
  {
    name: "organizeSelect",
    formerNames: ["comSelect"],
    group: "people",
    // The ids from the company down to the unit.
    shape: "path",
    shapeOfSeveral: "paths",
    names: "organisation",
    properties: picked,
    search: "organisation",
    conditions: "choice",
    currentValue: "myOrganization",
    not: [],
  },
  unitKind("depSelect", "department", "myDepartment"),
  unitKind("posSelect", "position", "myPosition"),
  unitKind("roleSelect", "role", "myRole"),
  unitKind("groupSelect", "group", "myGroup"),
  {
    ...unitKind("userSelect", "user", "currentUser"),
    properties: { ...picked, relationField: undefined },
    search: "user",
  },
  {
    // Ids with what they are: "12--user", "7--department".
    ...unitKind("usersSelect", "mixed", "currentUser"),
    search: "user",
  },
];
