import { formName, makeForm } from "#tests/make/company-forms.ts";
import { ADMIN, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { asking } from "#tests/make/forms/range-conditions.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isPermitted } from "../../form/permissions/permission-list.ts";
import { FORM_BUTTON_CODES, FORM_BUTTONS, RECORD_RANGES } from "./form-permission.ts";
import { mayPress } from "./own-permission.ts";
import { permissionEntries } from "./permission-entries.ts";

const words = { button: (name: string) => `May ${name}`, range: (name: string) => `Of ${name}` };

test("the list says of each form that can be filled in what somebody may do with it", () => {
  const world = makeCompany();
  const clerk = world.does(ADMIN, "role.add", { name: "Clerk" }).id;
  world.does(ADMIN, "role.edit", { id: clerk, addMembers: [MEMBER] });
  const form = makeForm(world, { name: formName() });
  world.does(ADMIN, "form.edit", {
    id: form.id,
    buttons: ["add"],
    roles: [{ roleId: clerk, buttons: ["export"], range: "department" }],
  });
  const off = makeForm(world, { name: formName() });
  world.does(ADMIN, "form.publish", { id: off.id, state: "off" });
  expect(world.reads(permissionEntries(MEMBER, words))).toEqual([
    {
      modelId: String(form.id),
      modelName: form.name,
      column: expect.arrayContaining([{ enCode: "part", fullName: expect.any(String) }]),
      form: expect.arrayContaining([{ enCode: "part", fullName: expect.any(String) }]),
      button: [
        { enCode: "btn_add", fullName: "May add" },
        { enCode: "btn_download", fullName: "May export" },
      ],
      resource: [
        { enCode: "own", fullName: "Of own" },
        { enCode: "department", fullName: "Of department" },
      ],
    },
  ]);
  const [outsiders] = world.reads(permissionEntries(OUTSIDER, words));
  expect(outsiders?.button.map(({ enCode }) => enCode)).toEqual(["btn_add"]);
  const [administrators] = world.reads(permissionEntries(ADMIN, words));
  expect(administrators?.resource.map(({ enCode }) => enCode)).toEqual(["all"]);
});

test("fields that are kept from somebody are none of theirs", () => {
  const world = makeCompany();
  const form = makeForm(world, { name: formName() });
  const codes = (userId: number) =>
    world
      .reads(permissionEntries(userId, words))
      .flatMap((entry) => entry.form.map((item) => item.enCode));
  const all = codes(MEMBER);
  const path = "crew";
  world.does(ADMIN, "form.edit", {
    id: form.id,
    fieldPermissions: [{ path, everybody: "hidden", roles: [] }],
  });
  expect(codes(MEMBER)).toEqual(all.filter((code) => code !== path));
  expect(codes(ADMIN)).toEqual(all);
});

test("a code stands in the list exactly where the button can be pressed, whatever a form says", () => {
  const said = fc.record({
    buttons: fc.subarray(FORM_BUTTONS),
    role: fc.record({
      buttons: fc.subarray(FORM_BUTTONS),
      range: fc.constantFrom(...RECORD_RANGES),
      condition: fc.constant(asking("crew", ">", 10)),
    }),
  });
  fc.assert(
    fc.property(said, fc.constantFrom(ADMIN, MEMBER, OUTSIDER), ({ buttons, role }, userId) => {
      const world = makeCompany();
      const clerk = world.does(ADMIN, "role.add", { name: "Clerk" }).id;
      world.does(ADMIN, "role.edit", { id: clerk, addMembers: [MEMBER] });
      const { id } = makeForm(world, { name: formName() });
      const roles = [{ roleId: clerk, ...role }];
      const form = world.does(ADMIN, "form.edit", { id, buttons, roles }).reply;
      const entries = world.reads(permissionEntries(userId, words));
      for (const button of FORM_BUTTONS)
        expect(isPermitted(entries, String(id), "button", FORM_BUTTON_CODES[button])).toBe(
          world.reads(mayPress(form, button, userId)),
        );
    }),
    { numRuns: 40 },
  );
});
