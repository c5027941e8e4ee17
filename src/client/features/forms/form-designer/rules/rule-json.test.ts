import { expect, test } from "vitest";
import { tokensOfText } from "#domain/form/expression/tokens-of-text.ts";
import { readRule } from "#domain/form/rules/read-rule.ts";
import { newAction, newRule, ruleId, withAction, withWhen } from "./rule-json.ts";

test("a new rule has a name of its own and is read as it was meant", () => {
  const first = newRule([], "Stop", "show");
  expect(readRule(first, 0)).toMatchObject({
    id: "rule1",
    name: "Stop",
    enabled: true,
    when: { type: "condition" },
    does: [{ op: "show", targets: [] }],
  });
  expect(ruleId(newRule([first, { id: "rule3" }], "", "check"), 2)).toBe("rule4");
  expect(readRule(newRule([], "", "compute"), 0)?.when).toEqual({ type: "always" });
  expect(ruleId({}, 5)).toBe("5");
});

test("what has to hold and what is done is changed, and the rest of a rule stays", () => {
  const rule = { ...newRule([], "Stop", "show"), note: "kept" };
  const asked = withWhen(rule, tokensOfText("a > 3"));
  expect(readRule(asked, 0)?.when).toMatchObject({ type: "formula" });
  const condition = {
    all: false,
    groups: [
      {
        all: true,
        questions: [{ field: "a", symbol: "null", operand: { type: "constant", value: null } }],
      },
    ],
  } as const;
  expect(readRule(withWhen(asked, condition), 0)?.when).toEqual({ type: "condition", condition });
  expect(withWhen(asked, undefined)).not.toHaveProperty("when");
  const otherwise = withAction(asked, "otherwise", 0, newAction("hide"));
  expect(readRule(otherwise, 0)?.otherwise).toEqual([{ op: "hide", targets: [] }]);
  expect(withAction(otherwise, "otherwise", 0, undefined)).toEqual(asked);
  expect(withAction(asked, "does", 0, undefined)).toMatchObject({ does: [], note: "kept" });
});
