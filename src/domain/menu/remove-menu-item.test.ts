import { ADMIN, LEADER, makeCompany } from "#tests/make/site.ts";
import { makeForm } from "#tests/make/company-forms.ts";
import { expect, test } from "vitest";

test("an entry goes with all that stands in it, and nothing else", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const add = (name: string, parentId = 0) =>
    world.does(ADMIN, "menu.add", { menuType: "M", name, parentId }).id;
  const [site, office] = [add("Site"), add("Office")];
  const gate = add("Gate", site);
  const way = { menuType: "C", parentId: gate, formId: form.id } as const;
  world.does(ADMIN, "menu.add", way);
  expect(world.refuses(LEADER, "menu.remove", { id: site }).reason).toBe("adminOnly");
  const { notes } = world.does(ADMIN, "menu.remove", { id: site });
  expect(notes).toEqual([
    { kind: "menu", targetId: site, detail: { what: "remove", name: "Site" } },
  ]);
  expect(world.all("menuItem").map(({ id }) => id)).toEqual([office]);
  expect(world.find("form", form.id)).toBeDefined();
  expect(world.refuses(ADMIN, "menu.remove", { id: site }).reason).toBe("menu.gone");
});
