import type { FieldKind, Inability } from "../field-kind.ts";

const nothing: readonly Inability[] = ["listed", "searched", "linked", "imported", "inTable"];

function layoutKind(name: string, properties: FieldKind["properties"]): FieldKind {
  return {
    name,
    group: "layout",
    shape: "none",
    properties,
    search: "none",
    conditions: "none",
    not: nothing,
  };
}

/** What holds other fields, and the sub-table (forms-approvals 1.3 and 1.5). */
export const layoutKinds: readonly FieldKind[] = [
  layoutKind("row", { type: undefined, justify: "start", align: "top" }),
  layoutKind("card", { header: undefined, shadow: "always" }),
  layoutKind("tab", { type: "", tabPosition: "top", active: undefined }),
  layoutKind("collapse", { active: undefined, accordion: false }),
  layoutKind("tableGrid", { borderType: "solid", borderColor: undefined, borderWidth: 1 }),
  /** A pane of a tab or collapse, a row or cell of a table grid: says no kind of its own. */
  layoutKind("pane", { title: undefined }),
  {
    name: "table",
    group: "table",
    shape: "rows",
    properties: {
      disabled: false,
      showSummary: false,
      summaryField: [],
      complexHeaderList: [],
      addType: 0,
      columnBtnsList: [],
      footerBtnsList: [],
      limit: undefined,
      uniqueRows: [],
      seedRows: [],
    },
    search: "none",
    conditions: "none",
    not: ["searched", "linked", "inTable"],
  },
];
