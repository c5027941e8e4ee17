import type { FieldKind } from "../field-kind.ts";

function displayKind(name: string, properties: FieldKind["properties"]): FieldKind {
  return {
    name,
    group: "display",
    shape: "none",
    properties,
    search: "none",
    conditions: "none",
    not: ["listed", "searched", "linked", "imported", "inTable"],
  };
}

const code = { dataType: "static", staticText: undefined, relationField: undefined };

/** What shows something and keeps nothing (forms-approvals 1.3). */
export const displayKinds: readonly FieldKind[] = [
  displayKind("link", {
    content: undefined,
    href: undefined,
    target: "_self",
    textStyle: undefined,
  }),
  displayKind("button", {
    buttonText: undefined,
    type: undefined,
    align: "left",
    disabled: false,
  }),
  displayKind("text", { content: undefined, textStyle: undefined }),
  displayKind("alert", {
    title: undefined,
    type: "success",
    description: undefined,
    showIcon: false,
    closable: false,
    closeText: undefined,
  }),
  displayKind("groupTitle", {
    content: undefined,
    contentPosition: "left",
    helpMessage: undefined,
  }),
  displayKind("divider", { content: undefined, contentPosition: "center" }),
  displayKind("qrcode", { ...code, colorDark: "#000", colorLight: "#fff", width: 265 }),
  displayKind("barcode", {
    ...code,
    format: "code128",
    lineColor: "#000",
    background: "#fff",
    width: 4,
    height: 40,
  }),
  displayKind("iframe", {
    href: undefined,
    height: 300,
    borderType: "solid",
    borderColor: undefined,
    borderWidth: 1,
  }),
];
