import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { discardTimer } from "./discard-timer.ts";

export const discardTimerCases = casesOf(discardTimer, {
  arguments: ({ workTimer }) => ({ id: workTimer.id }),
  roles: everyone(),
});
