import { expect, test } from "vitest";
import { keyed, lackOf, type RuleDraft } from "./rule-draft.ts";

const whole: RuleDraft = {
  name: "Move it",
  trigger: { on: "completed" },
  condition: {},
  actions: keyed([{ does: "column", columnId: 3 }]),
};

test.each<[string, Partial<RuleDraft>, ReturnType<typeof lackOf>]>([
  ["nothing, where all is said", {}, undefined],
  ["a name", { name: "  " }, { what: "name" }],
  [
    "a column that the plan does not have",
    { trigger: { on: "column", columnId: 0 } },
    { what: "trigger" },
  ],
  ["something to do", { actions: [] }, { what: "actions" }],
  [
    "people, in its second action",
    { actions: keyed([{ does: "complete" }, { does: "addOwner", userIds: [] }]) },
    { what: "action", place: 2 },
  ],
])("a rule lacks %s", (_what, part, lack) => {
  expect(lackOf({ ...whole, ...part })).toEqual(lack);
});
