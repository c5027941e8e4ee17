import { expect, test } from "vitest";
import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { userScope } from "../scope.ts";
import { clearNotices } from "./clear-notices.ts";
import type { Notice } from "./notice.ts";

const notice = (userId: number, planId: number): Notice => ({
  id: `${userId}/plan/${planId}`,
  userId,
  kind: "plan",
  planId,
  taskId: 0,
  approvalId: 0,
  recordId: 0,
  dialogId: 0,
  msgId: 0,
  byUserId: LEADER,
  time: 1_750_000_000_000,
});

test("what a person has seen to goes, nothing else of theirs and nothing of anybody else's", () => {
  const world = makeCompany();
  const [seen, kept, others] = [notice(MEMBER, 5), notice(MEMBER, 6), notice(LEADER, 5)];
  world.put([seen, kept, others].map((put) => ({ entity: "notice", action: "add", put })));
  world.does(MEMBER, "notice.clear", { ids: [seen.id, others.id, "7/plan/1"] });
  expect(world.all("notice")).toEqual([kept, others]);
  expect(world.does(MEMBER, "notice.clear", { ids: [seen.id] }).changes).toEqual([]);
  expect(clearNotices.lane({ ids: [] }, { userId: MEMBER })).toBe(userScope(MEMBER));
});
