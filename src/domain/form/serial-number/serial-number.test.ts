import { describe, expect, it } from "vitest";
import { moment, NOW, ZONE } from "#tests/make/forms/surroundings.ts";
import { templates } from "#tests/make/forms/templates.ts";
import type { SerialRule } from "./serial-rule.ts";
import { nextSerialNumber, serialText } from "./serial-number.ts";

const at = (now: number) => ({ now, zone: ZONE, random: "a1b2c3d4e5f6", uniqueId: "0191-ab" });
const rule: SerialRule = {
  enCode: "tb",
  fullName: "Talks",
  type: 1,
  prefix: "TB-",
  separator: "-",
  dateFormat: "YYYYMM",
  digit: 4,
  startNumber: 1,
};

describe("a serial number", () => {
  it.each([
    [rule, "TB-202611-0008"],
    [{ ...rule, dateFormat: "no", suffix: "/A" }, "TB-0008/A"],
    [
      { ...rule, dateFormat: "YYYYMMDDHHmmssSSS", separator: "", digit: 2 },
      "TB-2026112309400000708",
    ],
    [{ ...rule, startNumber: 100, digit: 2 }, "TB-202611-107"],
    [{ ...rule, type: 2, randomDigit: 4 }, "TB-202611-1234"],
    [{ ...rule, type: 2, randomDigit: 3, randomType: 2 }, "TB-202611-A1B"],
    [{ ...rule, type: 3 }, "TB-0191-ab"],
  ] as const)("of %j is %s", (each, text) => {
    expect(serialText(each, 7, at(NOW + 7))).toBe(text);
  });

  it("goes on by one, and begins anew when the date it writes is another one", () => {
    const first = nextSerialNumber(rule, undefined, at(NOW));
    const second = nextSerialNumber(rule, first.state, at(NOW + 1));
    const third = nextSerialNumber(rule, second.state, at(moment(2026, 12, 1)));
    expect([first, second, third].map(({ text }) => text)).toEqual([
      "TB-202611-0001",
      "TB-202611-0002",
      "TB-202612-0001",
    ]);
  });

  it("is written by the clock of the company, not of the machine", () => {
    expect(serialText(rule, 0, at(moment(2027, 1, 1)))).toBe("TB-202701-0001");
  });
});

it("every field of the product's forms that is numbered has its rule", () => {
  const rules = templates.flatMap(({ serialRules }) => serialRules.map(({ enCode }) => enCode));
  const asked = JSON.stringify(templates.map(({ definition }) => definition)).matchAll(
    /"zjKey":"billRule","label":"[^"]+","rule":"([^"]+)"/g,
  );
  expect([...asked].map(([, enCode]) => enCode ?? "").toSorted()).toEqual(rules.toSorted());
  expect(new Set(rules).size).toBe(rules.length);
});
