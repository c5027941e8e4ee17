import { expect, it } from "vitest";
import { capitalAmount, CAPITAL_OVERFLOW } from "./capital-amount.ts";
import { groupedNumber, groupThousands, sumText } from "./grouped-number.ts";

it.each([
  [0, "零元整"],
  [37_572.5, "叁万柒仟伍佰柒拾贰元伍角整"],
  [10.05, "壹拾元零伍分"],
  [0.05, "伍分"],
  [0.5, "伍角整"],
  [-1, "负壹元整"],
  [1_001, "壹仟零壹元整"],
  [1_010, "壹仟零壹拾元整"],
  [100_001_000, "壹亿零壹仟元整"],
  [100_000_001, "壹亿零壹元整"],
  [1_200_000_000_000, "壹万贰仟亿元整"],
  [1_000_000_000_000, "壹万亿元整"],
  [123_456_789.12, "壹亿贰仟叁佰肆拾伍万陆仟柒佰捌拾玖元壹角贰分"],
  [999_999_999_999_999, "玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元整"],
  [1e15, CAPITAL_OVERFLOW],
  [1e16, CAPITAL_OVERFLOW],
  ["12a", CAPITAL_OVERFLOW],
  ["", ""],
  [null, ""],
])("writes %s in capitals as %s", (value, text) => {
  expect(capitalAmount(value)).toBe(text);
});

it("parts thousands, and keeps as many decimals as are asked for", () => {
  expect([
    groupedNumber(1_234_567.891),
    groupedNumber(-1_000, 2),
    groupedNumber(999),
    groupThousands("-1234.5678"),
  ]).toEqual(["1,234,567.891", "-1,000.00", "999", "-1,234.5678"]);
});

it("shows a sum with two decimals unless it is whole", () => {
  expect([sumText(3), sumText(3.1), sumText(1 / 3)]).toEqual(["3", "3.10", "0.33"]);
});
