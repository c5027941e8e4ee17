import { expect, test } from "vitest";
import { onBill } from "../processor/bill.ts";
import { keepableTexts, sanitiseArguments } from "./clean-texts.ts";

test("only long texts are sanitised, however deep they lie", async () => {
  const args = { name: "a < b", tasks: [{ name: "<b>", content: "<b>x</b><i onclick=x>y</i>" }] };
  const name = "a < b";
  const tasks = [{ name: "<b>", content: "<b>x</b><i>y</i>" }];
  expect(await sanitiseArguments(args)).toEqual({ ok: true, value: { name, tasks } });
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
  const tasks = Array.from({ length: 30 }, (_, index) => ({
    content: `<p onclick="x()">${`Task ${index}. `.repeat(100)}</p>`,
  }));
  const clean = await onBill(bill, async () => sanitiseArguments({ tasks }));
  const contents = tasks.map(({ content }) => ({ content: content.replace(' onclick="x()"', "") }));
  expect(clean).toEqual({ ok: true, value: { tasks: contents } });
  expect(charged).toHaveLength(30);
  // Looking for them and putting them back.
  expect(spent).toHaveLength(2);
});

test("what grows beyond its row when it is put right is refused", async () => {
  const args = { content: "&".repeat(150_000) };
  expect(await sanitiseArguments(args)).toMatchObject({
    ok: false,
    error: { reason: "parameterError", data: { issues: ["content"] } },
  });
});

test("texts lose what a database cannot keep", () => {
  expect(keepableTexts({ a: ["x\0y", "\ud800"], n: 1, none: null })).toEqual({
    a: ["xy", "\ufffd"],
    n: 1,
    none: null,
  });
});
