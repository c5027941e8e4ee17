import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS } from "../refusal.ts";
import { saveLeaveKind } from "./save-leave-kind.ts";

const annual = {
  key: "annual",
  kind: { name: "Annual leave", over: "refuse" as const, halves: 20 },
};

export const saveLeaveKindCases = casesOf(saveLeaveKind, {
  by: "administrator",
  arguments: () => annual,
  roles: administrators(),
  refusals: {
    "by a member": { by: "member", arguments: () => annual, code: NO_ACCESS, reason: "adminOnly" },
  },
});
