import { expect, test } from "vitest";
import { FORM_PROBLEMS_TOLD } from "../limits.ts";
import { refuseProblems } from "./refuse-problems.ts";

const missing = { path: "reason", reason: "form.required" };
const turned = { path: "legs.endDate", reason: "form.legEndsBeforeStart", data: { line: 2 } };

test("nothing wrong is no refusal, and what has no code of its own is one of its form", () => {
  expect(refuseProblems([])).toBeUndefined();
  const refusal = { code: 400, reason: "form.recordInvalid", data: { problems: [missing] } };
  expect(refuseProblems([missing])).toEqual(refusal);
});

test("the first thing that has a code of its own names the refusal, wherever it stands; all of them are told", () => {
  const nothing = { path: "items.gross", reason: "form.lineTotalsNothing", data: { line: 1 } };
  const problems = [missing, turned, nothing];
  expect(refuseProblems(problems)).toEqual({
    code: 503,
    reason: turned.reason,
    data: { line: 2, problems },
  });
  const many = [...Array.from({ length: FORM_PROBLEMS_TOLD }, () => missing), turned];
  expect(refuseProblems(many)).toMatchObject({ code: 503 });
  expect(refuseProblems(many)?.data?.["problems"]).toHaveLength(FORM_PROBLEMS_TOLD);
});
