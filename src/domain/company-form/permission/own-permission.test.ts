import { describe, expect, it } from "vitest";
import { formName, makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { ADMIN, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { FORM_BUTTONS, type FormButton, type RecordRange } from "./form-permission.ts";
import { isReached, mayPress, recordsReadBy } from "./own-permission.ts";

/** A site that the member leads, the crew below it with the leader, and somebody in neither. */
function makeSite() {
  const world = makeCompany();
  const site = world.does(ADMIN, "department.add", { name: "Site" }).id;
  world.does(ADMIN, "department.edit", { id: site, addMembers: [MEMBER], leaderId: MEMBER });
  const crew = world.does(ADMIN, "department.add", { name: "Crew", parentId: site }).id;
  world.does(ADMIN, "department.edit", { id: crew, addMembers: [LEADER] });
  const clerk = world.does(ADMIN, "role.add", { name: "Clerk" }).id;
  world.does(ADMIN, "role.edit", { id: clerk, addMembers: [MEMBER] });
  return { world, clerk };
}

function permit(
  { world, clerk }: ReturnType<typeof makeSite>,
  said: {
    readers?: RecordRange;
    buttons?: FormButton[];
    role?: { buttons: FormButton[]; range: RecordRange };
  },
) {
  const { id } = makeForm(world, { name: formName() });
  const roles = said.role ? [{ roleId: clerk, ...said.role }] : [];
  return world.does(ADMIN, "form.edit", {
    id,
    ...(said.readers && { readers: said.readers }),
    ...(said.buttons && { buttons: said.buttons }),
    roles,
  }).reply;
}

const edit = { data: JSON.stringify({ part: "Pier 5" }), was: JSON.stringify({ part: "Pier 4" }) };
const reasonOf = (world: World, by: number, name: "record.edit" | "record.remove", id: number) =>
  world.refuses(by, name, name === "record.edit" ? { id, ...edit } : { id }).reason;

describe("whose records somebody looks at", () => {
  it.each<[RecordRange, boolean, boolean]>([
    ["own", false, false],
    ["department", false, false],
    ["departmentsBelow", true, false],
    ["subordinates", true, false],
    ["all", true, true],
  ])("with the range %s: of the crew below %s, of others %s", (range, crew, others) => {
    const made = makeSite();
    for (const form of [
      permit(made, { readers: range }),
      permit(made, { role: { buttons: [], range } }),
    ]) {
      const reach = made.world.reads(recordsReadBy(form, MEMBER));
      const of = (createUserId: number) => isReached(reach, { createUserId, values: "{}" });
      expect([of(LEADER), of(OUTSIDER)]).toEqual([crew, others]);
    }
  });

  it("is nothing of what a role gives to those who do not have it, and all to administrators", () => {
    const made = makeSite();
    const form = permit(made, { role: { buttons: [], range: "all" } });
    const reach = (userId: number) => made.world.reads(recordsReadBy(form, userId));
    expect(reach(OUTSIDER)).toEqual({ makers: new Set(), conditions: [] });
    expect(reach(ADMIN).makers).toBe("all");
  });
});

describe("what somebody may do", () => {
  it("is what everybody may, and what their roles add", () => {
    const made = makeSite();
    const { world } = made;
    const form = permit(made, { buttons: ["add"], role: { buttons: ["export"], range: "own" } });
    const pressed = (userId: number) =>
      FORM_BUTTONS.filter((button) => world.reads(mayPress(form, button, userId)));
    expect(pressed(OUTSIDER)).toEqual(["add"]);
    expect(pressed(MEMBER)).toEqual(["add", "export"]);
    expect(pressed(ADMIN)).toEqual(FORM_BUTTONS);
  });

  it("is kept from whoever fills in, changes or deletes without it", () => {
    const made = makeSite();
    const { world } = made;
    const closed = permit(made, { buttons: [] });
    const data = JSON.stringify({ part: "Pier 4" });
    const add = { modelId: closed.id, data };
    expect(world.refuses(LEADER, "record.add", add).reason).toBe("form.addNotYours");
    const open = permit(made, { buttons: ["add"] });
    const { id } = makeRecord(world, open);
    expect(reasonOf(world, LEADER, "record.edit", id)).toBe("record.readOnly");
    expect(reasonOf(world, LEADER, "record.remove", id)).toBe("record.readOnly");
    world.does(ADMIN, "record.edit", { id, ...edit });
    world.does(ADMIN, "record.remove", { id });
  });

  it("reaches as far as the range of the role that gives it, and no further", () => {
    const made = makeSite();
    const { world } = made;
    const form = permit(made, {
      readers: "all",
      role: { buttons: ["edit"], range: "departmentsBelow" },
    });
    const ofCrew = makeRecord(world, form);
    const ofOthers = makeRecord(world, form, { part: "Pier 4" }, OUTSIDER);
    world.does(MEMBER, "record.edit", { id: ofCrew.id, ...edit });
    expect(reasonOf(world, MEMBER, "record.edit", ofOthers.id)).toBe("record.readOnly");
    expect(reasonOf(world, MEMBER, "record.remove", ofCrew.id)).toBe("record.readOnly");
    expect(reasonOf(world, OUTSIDER, "record.edit", ofCrew.id)).toBe("record.readOnly");
  });

  it("ends with the role, and with being in it", () => {
    const made = makeSite();
    const { world, clerk } = made;
    const form = permit(made, { role: { buttons: ["edit"], range: "all" } });
    const { id } = makeRecord(world, form);
    world.does(ADMIN, "role.edit", { id: clerk, removeMembers: [MEMBER] });
    expect(reasonOf(world, MEMBER, "record.edit", id)).toBe("record.gone");
  });
});
