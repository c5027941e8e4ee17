import { expect, test } from "vitest";
import { makeForm } from "#tests/make/company-forms.ts";
import { ADMIN, makeCompany } from "#tests/make/site.ts";
import { PRINT_TEMPLATE_HTML_MAX, PRINT_TEMPLATES_MAX } from "./print-template-fields.ts";

const note = { name: "Note", html: "<p>{part}</p>" };

test("a form has so many templates and no more, and they go with it", () => {
  const world = makeCompany();
  const { id: formId } = makeForm(world);
  for (let count = 0; count < PRINT_TEMPLATES_MAX; count += 1)
    world.does(ADMIN, "printTemplate.add", { formId, ...note });
  const refusal = world.refuses(ADMIN, "printTemplate.add", { formId, ...note });
  expect(refusal).toMatchObject({ reason: "printTemplate.max" });
  world.does(ADMIN, "form.publish", { id: formId, state: "off" });
  world.does(ADMIN, "form.remove", { id: formId });
  expect(world.all("printTemplate")).toEqual([]);
});

test("a template is as long as a device holds ten of, and no longer", () => {
  const world = makeCompany();
  const { id: formId } = makeForm(world);
  const html = "a".repeat(PRINT_TEMPLATE_HTML_MAX);
  expect(world.does(ADMIN, "printTemplate.add", { formId, name: "Long", html }).reply.html).toBe(
    html,
  );
  const longer = { formId, name: "Longer", html: `${html}a` };
  expect(world.refuses(ADMIN, "printTemplate.add", longer).reason).toBe("parameterError");
});
