import type { FieldKind, Inability } from "../field-kind.ts";

const stored = { pathType: "defaultPath", isAccount: 0, folder: undefined };
// Ten megabytes where nothing is said (seed 001 section 9).
const sized = { disabled: false, fileSize: 10, sizeUnit: "MB", limit: 9, tipText: undefined };
const notAsked: readonly Inability[] = ["searched", "linked", "imported"];

/** Files, pictures and what is drawn by hand (forms-approvals 1.3). */
export const fileKinds: readonly FieldKind[] = [
  {
    name: "uploadFile",
    formerNames: ["uploadFz"],
    group: "file",
    shape: "files",
    properties: { ...sized, ...stored, accept: undefined, buttonText: undefined },
    search: "none",
    conditions: "none",
    not: notAsked,
  },
  {
    name: "uploadImg",
    group: "file",
    shape: "files",
    properties: { ...sized, ...stored },
    search: "none",
    conditions: "none",
    not: notAsked,
  },
  {
    name: "sign",
    group: "file",
    shape: "picture",
    properties: { disabled: false },
    search: "none",
    conditions: "none",
    currentValue: "mySignature",
    not: ["searched", "imported"],
  },
  {
    name: "signature",
    group: "file",
    shape: "text",
    properties: { disabled: false, ableIds: [] },
    search: "none",
    conditions: "none",
    not: ["searched", "imported"],
  },
];
