import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { clearNotices } from "./clear-notices.ts";

export const clearNoticesCases = casesOf(clearNotices, {
  arguments: ({ plan, member }) => ({ ids: [`${member.userId}/plan/${plan.id}`] }),
  roles: everyone(),
});
