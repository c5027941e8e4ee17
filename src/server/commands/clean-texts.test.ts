import * as z from "zod/mini";
import { expect, test } from "vitest";
import { htmlShape } from "#domain/shape.ts";
import { onBill } from "../processor/bill.ts";
import { keepableTexts, sanitiseDeclared } from "./clean-texts.ts";

/** A kind of arguments that no command has: HTML under names of its own, and texts called as some HTML is. */
const reportShape = z.object({
  content: z.string(),
  findings: z.array(z.object({ name: z.string(), remark: z.optional(htmlShape) })),
});

test("what is declared as HTML is sanitised wherever it stands, and nothing else", async () => {
  const findings = [{ name: "<b>", remark: "<b>x</b><i onclick=x>y</i>" }, { name: "none" }];
  const args = { content: "a < b", findings };
  expect(await sanitiseDeclared(reportShape, args)).toEqual({
    ok: true,
    value: {
      content: "a < b",
      findings: [{ name: "<b>", remark: "<b>x</b><i>y</i>" }, { name: "none" }],
    },
  });
});

test("texts that are long together are sanitised on another thread, and paid for", async () => {
  const charged: number[] = [];
  const spent: number[] = [];
  const bill = {
    charge: (milliseconds: number) => void charged.push(milliseconds),
    demand: () => undefined,
    stopwatch: () => 0,
    spend<Result>(work: () => Result): Result {
      spent.push(1);
      return work();
    },
  };
  const findings = Array.from({ length: 30 }, (_, index) => ({
    name: "",
    remark: `<p onclick="x()">${`Task ${index}. `.repeat(100)}</p>`,
  }));
  const args = { content: "", findings };
  const clean = await onBill(bill, async () => sanitiseDeclared(reportShape, args));
  const remarks = findings.map(({ name, remark }) => ({
    name,
    remark: remark.replace(' onclick="x()"', ""),
  }));
  expect(clean).toEqual({ ok: true, value: { content: "", findings: remarks } });
  expect(charged).toHaveLength(30);
  // Looking for them and putting them back.
  expect(spent).toHaveLength(2);
});

test("what grows beyond its shape when it is put right is refused", async () => {
  const args = { content: "", findings: [{ name: "", remark: "&".repeat(150_000) }] };
  expect(await sanitiseDeclared(reportShape, args)).toMatchObject({
    ok: false,
    error: { reason: "parameterError", data: { issues: ["findings.0.remark"] } },
  });
});

test("texts lose what a database cannot keep", () => {
  expect(keepableTexts({ a: ["x\0y", "\ud800"], n: 1, none: null })).toEqual({
    a: ["xy", "\ufffd"],
    n: 1,
    none: null,
  });
});
