import { field } from "#tests/make/forms/records.ts";
import { machines } from "#tests/make/forms/machines.ts";
import { ADMIN, makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("an interface stays while a form that is filled in asks it, by its id or its code", () => {
  const world = makeCompany();
  const naming = { name: "Machines", code: "plant" };
  const { id } = world.does(ADMIN, "dataInterface.add", { ...machines, ...naming });
  const asks = (interfaceId: string) =>
    JSON.stringify({ fields: [field("popupSelect", "machine", {}, { interfaceId })] });
  for (const named of ["plant", String(id)]) {
    const form = world.does(ADMIN, "form.add", { name: named, definition: asks(named) }).id;
    world.does(ADMIN, "form.publish", { id: form });
    expect(world.refuses(ADMIN, "dataInterface.remove", { id })).toMatchObject({
      reason: "dataInterface.inUse",
      data: { name: named },
    });
    world.does(ADMIN, "form.publish", { id: form, state: "off" });
  }
  world.does(ADMIN, "dataInterface.remove", { id });
  expect(world.find("dataInterface", id)).toBeUndefined();
});

test("no form is published that asks an interface that is not there, or is switched off", () => {
  const world = makeCompany();
  const definition = JSON.stringify({
    fields: [field("select", "machine", { dataType: "dynamic", propsUrl: "plant" })],
  });
  const { id } = world.does(ADMIN, "form.add", { name: "Hire", definition });
  expect(world.refuses(ADMIN, "form.publish", { id })).toMatchObject({
    reason: "form.broken",
    data: { problems: [{ reason: "form.interfaceMissing", at: "machine" }] },
  });
  const naming = { name: "Machines", code: "plant" };
  const plant = world.does(ADMIN, "dataInterface.add", { ...machines, ...naming }).id;
  world.does(ADMIN, "dataInterface.edit", { id: plant, enabled: false });
  expect(world.refuses(ADMIN, "form.publish", { id }).reason).toBe("form.broken");
  world.does(ADMIN, "dataInterface.edit", { id: plant, enabled: true });
  world.does(ADMIN, "form.publish", { id });
});
