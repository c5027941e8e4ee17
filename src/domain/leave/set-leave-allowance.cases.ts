import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS } from "../refusal.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import { setLeaveAllowance } from "./set-leave-allowance.ts";

const ofMember = ({ member }: CaseSite) => ({
  userId: member.userId,
  year: 2026,
  kind: "annual",
  halves: 24,
});

export const setLeaveAllowanceCases = casesOf(setLeaveAllowance, {
  by: "administrator",
  arguments: ofMember,
  roles: administrators(),
  refusals: {
    "to oneself by a member": {
      by: "member",
      arguments: ofMember,
      code: NO_ACCESS,
      reason: "adminOnly",
    },
  },
});
