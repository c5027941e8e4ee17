import * as z from "zod/mini";
import { expect, test } from "vitest";
import { crewOver } from "#tests/make/approvals/flows.ts";
import { NOBODY } from "../flow/flow.ts";
import {
  conditionData,
  type ConditionDatum,
  conditionDatumShape,
  initiatorsSaid,
  whenSaid,
} from "./condition-data.ts";

const asked = (...questions: object[]) =>
  JSON.stringify({ matchLogic: "and", conditionList: [{ logic: "and", groups: questions }] });
const question = (symbol: string, fieldValue: unknown) => ({
  field: "amount",
  symbol,
  fieldValueType: 2,
  fieldValue,
});
const datum = (conditionType: ConditionDatum["conditionType"], values: (string | number)[]) => ({
  fieldName: "amount",
  conditionType,
  values,
});
const whenOf = (...pieces: ConditionDatum[]) =>
  whenSaid({ whole: undefined, pieces, before: undefined });

test.each([
  [datum(1, ["Leave"]), [question("==", "Leave")]],
  [datum(2, ["1000"]), [question(">", 1_000)]],
  [datum(3, [5]), [question("<", 5)]],
  [datum(4, ["5.5"]), [question(">=", 5.5)]],
  [datum(5, ["soon"]), [question("<=", "soon")]],
  [datum(6, ["1", "1", "2", "9"]), [question(">", 1), question("<=", 9)]],
  [datum(7, ["a", "b"]), [question("in", ["a", "b"])]],
  [datum(11, ["a", "b"]), [question("==", ["a", "b"])]],
  [{ ...datum(1, ["7"]), type: 5 }, [question("==", 7)]],
])("%j is a question of the form's conditions", (piece, questions) => {
  expect(z.safeParse(conditionDatumShape, piece).success).toBe(true);
  expect(whenOf(piece)).toBe(asked(...questions));
});

test.each([
  { ...datum(1, ["a"]), conditionType: 9 },
  { ...datum(1, ["a"]), fieldName: "" },
  datum(1, []),
  datum(2, [1, 2]),
  datum(6, [1, 1, 2]),
  datum(6, [1, 3, 2, 9]),
  datum(6, ["low", 1, 2, "high"]),
  datum(7, []),
  { fieldName: "amount", conditionType: 8, values: [1] },
  { fieldName: "amount", conditionType: 1, values: { userList: [1] } },
])("%j is none", (piece) => {
  expect(z.safeParse(conditionDatumShape, piece).success).toBe(false);
});

test("what can be told in pieces is told in pieces, and is the same again", () => {
  for (const pieces of [
    [datum(2, [10]), datum(7, ["a", "b"])],
    [datum(11, ["a"])],
    [datum(1, ["Leave"])],
  ])
    expect(conditionData(whenOf(...pieces), NOBODY)).toEqual(pieces);
  expect(conditionData(crewOver(10), NOBODY)).toEqual([
    { fieldName: "crew", conditionType: 2, values: [10] },
  ]);
});

test("one thing or another, other fields and other symbols have no pieces, and whoever sends none back changes nothing", () => {
  const or = JSON.stringify({
    matchLogic: "or",
    conditionList: [question(">", 1), question("<", 0)].map((one) => ({
      logic: "and",
      groups: [one],
    })),
  });
  const like = asked(question("like", "crane"));
  const field = asked({ field: "a", symbol: "==", fieldValueType: 1, fieldValue: "b" });
  for (const before of [or, like, field]) {
    expect(conditionData(before, NOBODY)).toEqual([]);
    expect(whenSaid({ whole: undefined, pieces: [], before })).toBe(before);
  }
});

test("what was changed counts, whole or in pieces, and nothing said is what it was", () => {
  const before = crewOver(10);
  const pieces = conditionData(before, NOBODY);
  const other = crewOver(20);
  expect(whenSaid({ whole: undefined, pieces: undefined, before })).toBe(before);
  expect(whenSaid({ whole: other, pieces, before })).toBe(other);
  expect(whenSaid({ whole: before, pieces: [], before })).toBe("");
  const more = [{ fieldName: "crew", conditionType: 2 as const, values: [30] }];
  expect(JSON.parse(whenSaid({ whole: before, pieces: more, before }))).toMatchObject({
    conditionList: [{ groups: [{ field: "crew", symbol: ">", fieldValue: 30 }] }],
  });
});

test("who asks is a piece as well", () => {
  const people = { userIds: [3], units: [{ kind: "department", id: 70 } as const] };
  const pieces = conditionData("", people);
  expect(pieces).toEqual([
    {
      fieldName: "",
      conditionType: 8,
      values: { userList: [3], deptList: [70], roleList: [] },
    },
  ]);
  expect(initiatorsSaid(pieces)).toEqual({ userIds: [3], unitIds: [70] });
});
