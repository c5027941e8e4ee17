import type { FieldKind } from "../field-kind.ts";

const picked = {
  placeholder: undefined,
  disabled: false,
  clearable: true,
  filterable: false,
  multiple: false,
};
const popup = {
  ...picked,
  relationField: "fullName",
  columnOptions: [],
  hasPage: false,
  pageSize: 20,
  popupType: "dialog",
  popupTitle: undefined,
  popupWidth: "800px",
  transferList: [],
};
const fromInterface = { ...popup, interfaceId: undefined, templateJson: [], propsValue: "id" };
const shown = { relationField: undefined, showField: undefined, isStorage: 1 };

/** Rows of other forms and of data interfaces (forms-approvals 1.3, pickers; seed 001 section 3). */
export const relationKinds: readonly FieldKind[] = [
  {
    name: "relationForm",
    group: "relation",
    shape: "id",
    shapeOfSeveral: "ids",
    names: "record",
    properties: { ...popup, modelId: undefined },
    search: "none",
    conditions: "relation",
    not: ["searched", "imported"],
  },
  {
    name: "popupSelect",
    group: "relation",
    shape: "id",
    shapeOfSeveral: "ids",
    names: "interface",
    properties: { ...fromInterface, modelId: undefined },
    search: "none",
    conditions: "relation",
    not: ["searched", "imported"],
  },
  {
    name: "popupTableSelect",
    group: "relation",
    shape: "id",
    shapeOfSeveral: "ids",
    names: "interface",
    properties: { ...fromInterface, popupType: "popover", popupWidth: "700px" },
    search: "none",
    conditions: "relation",
    not: ["searched", "imported"],
  },
  {
    name: "relationFormAttr",
    group: "relation",
    shape: "text",
    properties: shown,
    search: "none",
    conditions: "none",
    setBy: "calculation",
    not: ["listed", "searched", "imported"],
  },
  {
    name: "popupAttr",
    group: "relation",
    shape: "text",
    properties: shown,
    search: "none",
    conditions: "none",
    setBy: "calculation",
    not: ["listed", "searched", "imported"],
  },
  {
    name: "autoComplete",
    group: "relation",
    shape: "text",
    properties: {
      placeholder: undefined,
      disabled: false,
      clearable: true,
      interfaceId: undefined,
      templateJson: [],
      relationField: "fullName",
      total: 50,
    },
    search: "input",
    conditions: "text",
    not: [],
  },
];
