import { expect, test } from "vitest";
import { textOf } from "#domain/form/json/json.ts";
import { type ConditionWords, conditionText } from "./condition-text.ts";

const texts: Readonly<Record<string, string>> = {
  "asks.and": " and ",
  "asks.or": " or ",
  "asks.orElse": ", or ",
  "asks.together": "({{text}})",
  "asks.currentUser": "whoever asks",
  "asks.symbol.==": "{{field}} is {{value}}",
  "asks.symbol.between": "{{field}} is within {{value}}",
  "asks.symbol.in": "{{field}} is one of {{value}}",
  "asks.symbol.notNull": "{{field}} is filled in",
};
const words: ConditionWords = {
  t: ((key: string, said: Readonly<Record<string, string>> = {}) =>
    (texts[key] ?? key).replaceAll(
      /\{\{(\w+)\}\}/g,
      (_whole, name: string) => said[name] ?? "",
    )) as unknown as ConditionWords["t"],
  field: (path) => path.toUpperCase(),
  value: (_path, value) => (value === null ? "" : `“${textOf(value) || JSON.stringify(value)}”`),
};
const ask = (field: string, symbol: string, fieldValue: unknown, fieldValueType = 2) => ({
  field,
  symbol,
  fieldValueType,
  fieldValue,
});
const say = (matchLogic: string, ...conditionList: readonly object[]) =>
  conditionText(JSON.stringify({ matchLogic, conditionList }), words);
const all = (...groups: readonly object[]) => ({ logic: "and", groups });
const any = (...groups: readonly object[]) => ({ logic: "or", groups });
const [amount, kind, place] = [
  ask("amount", ">", 1000),
  ask("kind", "==", "leave"),
  ask("place", "==", "site"),
];

test("questions are said with and, and what may hold instead behind a comma", () => {
  expect(say("or", all(amount, kind), all(place))).toBe(
    "AMOUNT > “1000” and KIND is “leave”, or PLACE is “site”",
  );
  expect(say("and", all(amount, kind))).toBe("AMOUNT > “1000” and KIND is “leave”");
  expect(say("or", all(amount), all(place))).toBe("AMOUNT > “1000” or PLACE is “site”");
  expect(say("and", any(kind, place), all(amount))).toBe(
    "(KIND is “leave” or PLACE is “site”) and AMOUNT > “1000”",
  );
});

test("ends, lists, other fields and whoever asks are said too", () => {
  expect(say("and", all(ask("amount", "between", [5, null])))).toBe("AMOUNT is within “5” – …");
  expect(say("and", all(ask("kind", "in", ["a", "b"])))).toBe("KIND is one of “a”, “b”");
  expect(say("and", all(ask("amount", "<=", "most", 1)))).toBe("AMOUNT ≤ MOST");
  expect(say("and", all(ask("who", "==", "@currentUser")))).toBe("WHO is whoever asks");
  expect(say("and", all(ask("note", "notNull", null)))).toBe("NOTE is filled in");
});

test("nothing is said of no condition, and nobody reads what is none", () => {
  expect(conditionText("", words)).toBe("");
  expect(conditionText("{", words)).toBe(undefined);
  expect(conditionText("[]", words)).toBe(undefined);
});
