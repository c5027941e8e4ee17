import { expect, test } from "vitest";
import { makeForm } from "#tests/make/company-forms.ts";
import { ADMIN, makeCompany } from "#tests/make/site.ts";

test("each change is another revision; what it does not name stays, and who read another one is told", () => {
  const world = makeCompany();
  const { id: formId } = makeForm(world);
  const args = { formId, name: "Note", html: "<p>{part}</p>" };
  const { reply: added } = world.does(ADMIN, "printTemplate.add", args);
  const edit = { id: added.id, name: "Delivery note", basedOn: 1 };
  const { reply: edited } = world.does(ADMIN, "printTemplate.edit", edit);
  expect(edited).toMatchObject({ name: "Delivery note", html: args.html, revision: 2 });
  expect(world.refuses(ADMIN, "printTemplate.edit", edit).reason).toBe(
    "printTemplate.changedMeanwhile",
  );
  world.does(ADMIN, "printTemplate.edit", { id: added.id, html: "<p></p>", basedOn: 2 });
  expect(world.row("printTemplate", added.id)).toMatchObject({ html: "<p></p>", revision: 3 });
});
