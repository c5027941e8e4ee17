import { expect, test } from "vitest";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { readyForm } from "../company-form/ready-form.ts";
import { templateForm } from "../form/templates/template-form.ts";
import { amountField, requestHead } from "./request-head.ts";

function formOf(key: string) {
  const template = templates.find((each) => each.key === key);
  if (!template) throw new Error(`No form ${key}`);
  const { definition } = templateForm(template, wordsOfTemplate(key, "en"), "en");
  const ready = readyForm({ definition, timeZone: "UTC" });
  if (!ready.ok) throw new Error(`${key} cannot be read`);
  return ready.value.form;
}

test("what a request is about comes without its number, and its sum with what stands beside it", () => {
  const form = formOf("loan");
  const head = requestHead("LN-7 Tools for tower 2", form, { billNo: "LN-7", amount: 1200.5 });
  expect(head).toMatchObject({ subject: "Tools for tower 2", number: "LN-7" });
  expect(head.amount).toMatchObject({ value: 1200.5, precision: 2 });
});

test("a title without a number in front, or a request without an amount, stays what it is", () => {
  const form = formOf("loan");
  expect(requestHead("LN-7", form, { billNo: "LN-7" })).toEqual({
    subject: "LN-7",
    number: "",
    amount: undefined,
  });
  expect(requestHead("Old words", form, { billNo: "LN-7", amount: "" }).amount).toBe(undefined);
});

test.each([
  ["reimbursement", "total"],
  ["purchaseRequest", "total"],
  ["loan", "amount"],
  ["leave", undefined],
  ["general", undefined],
])("the amount of %s is %s", (key, name) => {
  expect(amountField(formOf(key))?.node.name).toBe(name);
});
