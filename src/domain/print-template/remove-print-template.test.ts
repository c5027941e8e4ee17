import { expect, test } from "vitest";
import { makeForm } from "#tests/make/company-forms.ts";
import { ADMIN, makeCompany } from "#tests/make/site.ts";

test("a template goes, and its form stays", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const args = { formId: form.id, name: "Note", html: "" };
  const { id } = world.does(ADMIN, "printTemplate.add", args).reply;
  world.does(ADMIN, "printTemplate.remove", { id });
  expect(world.all("printTemplate")).toEqual([]);
  expect(world.row("form", form.id).state).toBe("published");
  expect(world.refuses(ADMIN, "printTemplate.remove", { id }).reason).toBe("printTemplate.gone");
});
