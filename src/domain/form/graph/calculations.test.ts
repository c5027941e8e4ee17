import { describe, expect, it } from "vitest";
import { calculation, field, formOf, recordOf, rule, table } from "#tests/make/forms/records.ts";
import { moment, surroundings } from "#tests/make/forms/surroundings.ts";
import { formOfTemplate } from "#tests/make/forms/templates.ts";
import { isUnknown, isVisible, requiredCount, valueAt } from "./form-state.ts";

/** What a formula comes to over some answers. */
function reckoned(text: string, answers: Readonly<Record<string, unknown>> = {}, properties = {}) {
  const names = Object.keys(answers).filter((name) => name !== "items");
  const kindOf = (value: unknown) => (typeof value === "number" ? "inputNumber" : "input");
  const form = formOf([
    ...names.map((name) => field(kindOf(answers[name]), name)),
    table("items", [
      field("inputNumber", "price"),
      field("inputNumber", "count"),
      field("input", "kind"),
    ]),
    calculation("result", text, { precision: 4, ...properties }),
  ]);
  expect(form.problems).toEqual([]);
  return valueAt(recordOf(form, answers), "result");
}

describe("what formulas come to", () => {
  it.each([
    ["1000 * 0.1", 100],
    ["0.1 + 0.2", 0.3],
    ["3×(2+4)÷0", 0],
    ["2 + 3 × 4 - 5", 9],
    ["-2 * -3", 6],
    ["10 - 2 - 3", 5],
    ["1 / 3 * 3", 1],
    ["round(2.675, 2)", 2.68],
    ["floor(-1.5) + ceil(1.2)", 0],
    ["abs(-3) + max(1, 2, 3) - min(1, 2)", 5],
    ["if(2 > 1 and not 1 > 2, 7, 8)", 7],
    ["if(1 == 2 or 'a' <> 'a', 7, 8)", 8],
    ["num('C30') + num('9%') + num('no')", 39],
    ["median(1, 5, 3) + median(1, 2, 3, 4)", 5.5],
    ["avg(1, 2, 4) * 3", 7],
    ["in('b', 'a', 'b') + in(1, 2)", 1],
    ["between(5, 1, 5) + between(6, 1, 5)", 1],
    ["length('塔吊') + length(concat('a', 1))", 4],
    ["idCheck('11010519491231002X') + idCheck('110105194912310021')", 1],
  ])("%s is %d", (text, result) => {
    expect(reckoned(text)).toBe(result);
  });

  it("takes what is missing or no number for 0", () => {
    expect(reckoned("a + b + 1", { a: null, b: "many" })).toBe(1);
  });

  it("takes a result that no number can be for a failed one", () => {
    const huge = "9".repeat(300);
    expect(reckoned(`${huge} * ${huge}`)).toBe(0);
    expect(reckoned(`1 / ${huge}`)).toBe(0);
  });

  it("rounds to two decimals where nothing else is said", () => {
    expect(reckoned("2 / 3", {}, { precision: null })).toBe(0.67);
  });

  it("compares nothing with anything only to be undecided", () => {
    expect(reckoned("if(a > 1, 1, if(a <= 1, 2, 3))", { a: null })).toBe(3);
    expect(reckoned("if(a == 1, 1, if(a <> 1, 2, 3))", { a: null })).toBe(2);
  });

  it("sums columns outside of their rows, and counts, averages and picks among them", () => {
    const items = [
      { price: 2, count: 3, kind: "a" },
      { price: 1.5, count: 2, kind: "b" },
      { price: null, count: 1, kind: "a" },
    ];
    const over = (text: string) => reckoned(text, { items });
    expect(over("items.price")).toBe(3.5);
    expect(over("sum(items.price) + count(items) + count(items.price)")).toBe(8.5);
    expect(over("countIf(items.kind, 'a') * 10 + countIf(items.count, '>1')")).toBe(22);
    expect(over("sumIf(items.count, items.kind, 'a')")).toBe(4);
    expect(over("sumIf(items.count, items.count, '<>3')")).toBe(3);
    expect(over("avg(items.price) + max(items.count) + min(items.count)")).toBe(5.75);
  });
});

describe("spans of time", () => {
  const span = (type: string, from: number | null) => {
    const form = formOf([
      field("datePicker", "from", {}, { format: "yyyy-MM-dd HH:mm" }),
      field("datePicker", "to", {}, { format: "yyyy-MM-dd HH:mm" }),
      calculation("result", "to - from", { type }),
    ]);
    return valueAt(recordOf(form, { from, to: moment(2026, 12, 1, 12) }), "result");
  };

  it.each([
    ["minute", 720],
    ["hour", 12],
    ["day", 0.5],
    ["month", 0.02],
    ["year", 0],
  ])("in units of a %s", (type, result) => {
    expect(span(type, moment(2026, 12, 1))).toBe(result);
  });

  it("are not reckoned while one of the times is missing", () => {
    expect(span("day", null)).toBeNull();
  });
});

describe("rows", () => {
  const form = formOf(
    [
      field("inputNumber", "rate"),
      table("items", [
        field("inputNumber", "price"),
        field("inputNumber", "count"),
        calculation("net", "price * count"),
        calculation("gross", "items.net * (100 + rate) / 100"),
        calculation("share", "items.net / sum(items.net) * 100"),
      ]),
      calculation("total", "sum(items.gross)"),
      field("input", "approver"),
    ],
    [rule("total > 100", { op: "require", targets: ["approver"] })],
  );
  const record = recordOf(form, {
    rate: 10,
    items: [
      { price: 3, count: 10 },
      { price: 35, count: 2 },
    ],
  });

  it("reckon with the form and with each other, and the form with all of them", () => {
    expect(form.problems).toEqual([]);
    expect(["1", "2"].map((row) => valueAt(record, "items.gross", row))).toEqual([33, 77]);
    expect(["1", "2"].map((row) => valueAt(record, "items.share", row))).toEqual([30, 70]);
    expect(valueAt(record, "total")).toBe(110);
    expect(requiredCount(record, "approver")).toBe(1);
  });
});

describe("what only others know", () => {
  const form = formOf(
    [
      field("relationForm", "contract", {}, { modelId: "contract" }),
      calculation("limit", "contract.rate * 1000"),
      field("input", "reason"),
    ],
    [rule("limit > 10", { op: "show", targets: ["reason"] })],
  );

  it("makes what is reckoned from it unknown, and decides nothing", () => {
    const record = recordOf(form, { contract: "5" });
    expect([
      valueAt(record, "limit"),
      isUnknown(record, "limit"),
      isVisible(record, "reason"),
    ]).toEqual([null, true, false]);
  });

  it("is reckoned with once it is known", () => {
    const record = recordOf(
      form,
      { contract: "5" },
      surroundings({ attributes: { contract: { rate: 0.1 } } }),
    );
    expect([valueAt(record, "limit"), isVisible(record, "reason")]).toEqual([100, true]);
  });

  it.each([
    ["contract.rate > 1 and 1 == 2", false],
    ["contract.rate > 1 or 1 == 1", true],
    ["contract.rate > 1 and empty(reason)", false],
    ["not contract.rate > 1 or 1 == 2", false],
    ["empty(contract.rate)", false],
    ["if(1 == 1, 2, contract.rate) == 2", true],
    ["in(contract.rate, 1, 2)", false],
    ["sum(contract.rate, 5) > 1", false],
  ])("decides no more than the rest of a question does: %s", (when, decided) => {
    const asked = formOf(
      [
        field("relationForm", "contract", {}, { modelId: "contract" }),
        field("input", "reason"),
        field("input", "other"),
      ],
      [
        {
          ...rule(when, { op: "show", targets: ["reason"] }),
          otherwise: [{ op: "hide", targets: ["other"] }],
        },
      ],
    );
    const record = recordOf(asked, { contract: "5" });
    expect(isVisible(record, "reason")).toBe(decided);
    // What is unknown is no "no" either, unless the rest of the question says so.
    const isNo = when.endsWith("1 == 2") && when.includes(" and ");
    expect(isVisible(record, "other")).toBe(!isNo);
  });

  it("is not asked for where no record is named", () => {
    expect(valueAt(recordOf(form, {}), "limit")).toBe(0);
  });
});

describe("the forms of a site come to what a person works out", () => {
  it("cubes: 420, 418 and 513 kN at C20 count as the middle one, 18.7 MPa, 93.5 %", () => {
    const record = recordOf(formOfTemplate("cubeTest"), {
      grade: "c20",
      specimens: [{ load: 420 }, { load: 418 }, { load: 513 }],
    });
    expect(["1", "2", "3"].map((row) => valueAt(record, "specimens.strength", row))).toEqual([
      18.7, 18.6, 22.8,
    ]);
    expect(valueAt(record, "strength")).toBe(18.7);
    expect(valueAt(record, "valid")).toBe("middle");
  });

  it("a receipt: (9.8 - 0.3) t at 3,500 and 13 % is 37,572.50", () => {
    const record = recordOf(formOfTemplate("materialReceipt"), {
      items: [{ countedQty: 9.8, rejectedQty: 0.3, price: 3_500, taxRate: "13" }],
    });
    expect(valueAt(record, "grossTotal")).toBe(37_572.5);
  });

  it("a variation: 4,102.74", () => {
    const record = recordOf(formOfTemplate("variation"), {
      feeRate: 10,
      taxRate: "9",
      quantities: [
        { times: 12, length: 1.5, width: 2.2, price: 45.5 },
        { times: -3, price: 100 },
      ],
      labour: [{ people: 4, days: 1.5, price: 320 }],
    });
    expect(valueAt(record, "claimed")).toBe(4_102.74);
  });

  it("a weighbridge: 48.62 - 16.30, 1.5 % off, noted 32 is 31.835 t and -0.52 %", () => {
    const record = recordOf(formOfTemplate("weighbridgeTicket"), {
      gross: 48.62,
      tare: 16.3,
      deductRate: 1.5,
      waybillQty: 32,
    });
    expect([valueAt(record, "settled"), valueAt(record, "differenceRate")]).toEqual([
      31.835, -0.52,
    ]);
  });

  it("a shift over midnight: 7:30-11:30 and 20:00-1:30 are 9.5 h and 1 shift", () => {
    const record = recordOf(formOfTemplate("machineShift"), {
      lines: [
        { startTime: "07:30", endTime: "11:30" },
        { startTime: "20:00", endTime: "01:30" },
      ],
    });
    expect([valueAt(record, "workHours"), valueAt(record, "shifts")]).toEqual([9.5, 1]);
  });

  it("a payment: of 500,000 settled at 75 %, 200,000 paid, there are 175,000 left", () => {
    const around = surroundings({
      attributes: { contract: { progressRate: 75, retentionRate: 3 } },
      facts: { "total settlement.net": 500_000, "total paymentRequest.paid": 200_000 },
    });
    const answers = { payType: "progress", contract: "1" };
    const record = recordOf(formOfTemplate("paymentRequest"), answers, around);
    expect(valueAt(record, "limit")).toBe(175_000);
  });

  it.each([
    [101, 2],
    [1_000, 10],
    [1_001, 6],
  ])("a pour of %d cubic metres asks for %d sets of cubes", (volume, sets) => {
    const trucks = [{ volume, decision: "accept" }];
    const record = recordOf(formOfTemplate("concretePour"), { trucks });
    expect(valueAt(record, "requiredSets")).toBe(sets);
  });
});
