import type { FieldKind } from "../field-kind.ts";

const chosen = { disabled: false, options: [] };
const picked = {
  ...chosen,
  placeholder: undefined,
  clearable: true,
  filterable: false,
  multiple: false,
};

/** What is chosen among options (forms-approvals 1.3). */
export const choiceKinds: readonly FieldKind[] = [
  {
    name: "radio",
    group: "choice",
    shape: "id",
    names: "options",
    properties: {
      ...chosen,
      direction: "horizontal",
      optionType: "default",
      buttonStyle: undefined,
    },
    search: "select",
    conditions: "choice",
    not: ["inTable"],
  },
  {
    name: "checkbox",
    group: "choice",
    shape: "ids",
    names: "options",
    properties: { ...chosen, direction: "horizontal" },
    search: "select",
    conditions: "choice",
    not: ["inTable"],
  },
  {
    name: "select",
    group: "choice",
    shape: "id",
    shapeOfSeveral: "ids",
    names: "options",
    properties: picked,
    search: "select",
    conditions: "choice",
    not: [],
  },
  {
    name: "cascader",
    group: "choice",
    shape: "path",
    shapeOfSeveral: "paths",
    names: "options",
    properties: { ...picked, showAllLevels: true },
    search: "select",
    conditions: "choice",
    not: [],
  },
  {
    name: "treeSelect",
    group: "choice",
    shape: "id",
    shapeOfSeveral: "ids",
    names: "options",
    properties: picked,
    search: "select",
    conditions: "choice",
    not: [],
  },
];
