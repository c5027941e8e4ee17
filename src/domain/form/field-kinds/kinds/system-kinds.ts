import { DEFAULT_DATE_FORMAT } from "../../calendar/date-format.ts";
import type { FieldKind } from "../field-kind.ts";

const shown = { placeholder: undefined, readonly: true };
const time = { ...shown, format: `${DEFAULT_DATE_FORMAT} HH:mm:ss` };

function systemKind(
  kind: Pick<FieldKind, "name" | "shape" | "search"> & Partial<FieldKind>,
): FieldKind {
  return {
    group: "system",
    properties: shown,
    conditions: "choice",
    setBy: "insert",
    not: ["imported", "inTable"],
    ...kind,
  };
}

/** What the server sets by itself; nothing that a client sends for them counts (forms-approvals 1.3). */
export const systemKinds: readonly FieldKind[] = [
  systemKind({ name: "createUser", shape: "id", names: "user", search: "user" }),
  systemKind({
    name: "createTime",
    shape: "moment",
    search: "dateRange",
    conditions: "ordered",
    properties: time,
  }),
  systemKind({
    name: "modifyUser",
    shape: "id",
    names: "user",
    search: "user",
    setBy: "update",
    not: ["linked", "imported", "inTable"],
  }),
  systemKind({
    name: "modifyTime",
    shape: "moment",
    search: "dateRange",
    conditions: "ordered",
    properties: time,
    setBy: "update",
    not: ["linked", "imported", "inTable"],
  }),
  systemKind({
    name: "currOrganize",
    formerNames: ["currDept"],
    shape: "path",
    names: "organisation",
    search: "organisation",
    properties: { ...shown, showLevel: "last" },
  }),
  systemKind({ name: "currPosition", shape: "id", names: "position", search: "select" }),
  systemKind({
    name: "billRule",
    shape: "text",
    search: "input",
    conditions: "text",
    properties: { ...shown, rule: undefined },
    not: ["imported"],
  }),
];
