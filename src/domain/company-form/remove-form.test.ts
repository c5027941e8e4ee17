import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { ADMIN, makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("a form that nobody has filled in goes with its versions", () => {
  const world = makeCompany();
  const { id } = makeForm(world);
  world.does(ADMIN, "form.publish", { id, state: "off" });
  world.does(ADMIN, "form.remove", { id });
  expect(world.all("form")).toEqual([]);
  expect(world.all("formVersion")).toEqual([]);
});

test("a form whose record the administrator does not see stays as well", () => {
  const world = makeCompany();
  const form = makeForm(world);
  makeRecord(world, form);
  world.does(ADMIN, "form.publish", { id: form.id, state: "off" });
  expect(world.refuses(ADMIN, "form.remove", { id: form.id }).reason).toBe("form.hasRecords");
});
