import { describe, expect, it, test } from "vitest";
import { diary, formName, makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { ADMIN, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { field } from "#tests/make/forms/records.ts";
import { asking, conditionOf } from "#tests/make/forms/range-conditions.ts";
import type { Json } from "../../form/json/json.ts";
import type { Id } from "../../id.ts";
import type { RolePermission } from "./form-permission.ts";

/** A department with the member, which is their main one; a role that they have, and a form of which this is said of the role. */
function makeClerk(condition: string, buttons: RolePermission["buttons"] = ["edit", "remove"]) {
  const world = makeCompany();
  const site = world.does(ADMIN, "department.add", { name: "Site" }).id;
  world.does(ADMIN, "department.edit", { id: site, addMembers: [MEMBER] });
  const clerk = world.does(ADMIN, "role.add", { name: "Clerk" }).id;
  world.does(ADMIN, "role.edit", { id: clerk, addMembers: [MEMBER] });
  const { id } = makeForm(world, { name: formName() });
  const roles: RolePermission[] = [{ roleId: clerk, buttons, range: "condition", condition }];
  const form = world.does(ADMIN, "form.edit", { id, roles }).reply;
  return { world, site, form };
}

const edit = { data: JSON.stringify({ part: "Pier 5" }), was: JSON.stringify({ part: "Pier 4" }) };
const reasonOf = (world: World, by: Id, id: Id) =>
  world.refuses(by, "record.edit", { id, ...edit }).reason;

describe("records that fulfil a condition", () => {
  it("are changed and deleted by who has the role, and others are not known to them", () => {
    const { world, form } = makeClerk(asking("crew", ">=", 10));
    const [large, small] = [12, 3].map((crew) =>
      makeRecord(world, form, { part: "Pier 4", crew }, LEADER),
    );
    if (!large || !small) throw new Error("There are no records");
    expect(reasonOf(world, MEMBER, small.id)).toBe("record.gone");
    expect(reasonOf(world, OUTSIDER, large.id)).toBe("record.gone");
    world.does(MEMBER, "record.edit", { id: large.id, ...edit });
    world.does(MEMBER, "record.remove", { id: large.id });
  });

  it("are no longer theirs to change once they fulfil it no more", () => {
    const { world, form } = makeClerk(asking("crew", ">=", 10));
    const { id } = makeRecord(world, form, { part: "Pier 4", crew: 12 }, LEADER);
    const less = { data: JSON.stringify({ crew: 2 }), was: JSON.stringify({ crew: 12 }) };
    world.does(LEADER, "record.edit", { id, ...less });
    expect(reasonOf(world, MEMBER, id)).toBe("record.gone");
  });

  it("are read and not changed where the role lets nobody change", () => {
    const { world, form } = makeClerk(asking("part", "==", "Pier 4"), []);
    const { id } = makeRecord(world, form, { part: "Pier 4" }, LEADER);
    expect(reasonOf(world, MEMBER, id)).toBe("record.readOnly");
  });

  it.each<[string, string, (site: Id) => Json, boolean, boolean]>([
    ["themselves", asking("foreman", "==", "@currentUser"), () => MEMBER, true, false],
    ["their department", "", (site) => site, true, false],
    ["a department that nobody named", "", () => null, false, false],
  ])("are compared with %s who looks", (_of, said, valueOf, member, outsider) => {
    const condition = said || asking("department", "==", "@myDepartment");
    const { world, site, form } = makeClerk(condition, []);
    world.does(ADMIN, "form.edit", {
      id: form.id,
      readers: "condition",
      readersCondition: condition,
    });
    const named = said ? "foreman" : "department";
    const { id } = makeRecord(world, form, { part: "Pier 4", [named]: valueOf(site) }, LEADER);
    const isRead = (by: Id) => reasonOf(world, by, id) === "record.readOnly";
    expect([isRead(MEMBER), isRead(OUTSIDER)]).toEqual([member, outsider]);
  });

  it("are none where the form did not have the field when they were filled in", () => {
    const { world, form } = makeClerk(asking("crew", "null", null), []);
    const before = makeRecord(world, form, { part: "Pier 4" }, LEADER);
    expect(reasonOf(world, MEMBER, before.id)).toBe("record.readOnly");
    const drawn = JSON.parse(diary) as { fields: Json[] };
    const definition = JSON.stringify({
      ...drawn,
      fields: [...drawn.fields, field("input", "grade")],
    });
    world.does(ADMIN, "form.edit", { id: form.id, definition });
    world.does(ADMIN, "form.publish", { id: form.id });
    const readersCondition = asking("grade", "null", null);
    world.does(ADMIN, "form.edit", {
      id: form.id,
      roles: [],
      readers: "condition",
      readersCondition,
    });
    const after = makeRecord(world, form, { part: "Pier 4" }, LEADER);
    expect(reasonOf(world, MEMBER, before.id)).toBe("record.gone");
    expect(reasonOf(world, MEMBER, after.id)).toBe("record.readOnly");
  });
});

describe("a condition that cannot be kept", () => {
  const hidden = { path: "crew", everybody: "hidden" as const, roles: [] };
  test.each<[string, string, object]>([
    ["form.conditionEmpty", "", {}],
    ["form.conditionEmpty", conditionOf([]), {}],
    ["form.conditionEmpty", conditionOf([[]]), {}],
    ["form.notJson", "{", {}],
    ["form.fieldMissing", asking("nothing", "==", 1), {}],
    ["form.fieldMissing", asking("works.hours", ">", 1), {}],
    ["record.queryUnreadable", asking("part", "like", "Pier"), {}],
    ["record.queryUnreadable", asking("changed", "inLast", 7), {}],
    ["record.queryUnreadable", asking("crew", "between", [null, null]), {}],
    ["record.queryUnreadable", asking("crew", "between", 5), {}],
    ["record.queryUnreadable", asking("crew", "between", [null, null, 5]), {}],
    ["record.queryUnreadable", asking("part", "==", ""), {}],
    ["record.queryUnreadable", asking("part", "in", []), {}],
    ["record.queryUnreadable", asking("part", "==", "@recordId"), {}],
    ["form.conditionHidden", asking("crew", ">", 1), { fieldPermissions: [hidden] }],
  ])("is refused: %s %s", (reason, readersCondition, more) => {
    const world = makeCompany();
    const { id } = makeForm(world, { name: formName() });
    const said = { id, readers: "condition" as const, readersCondition, ...more };
    expect(world.refuses(ADMIN, "form.edit", said).reason).toBe(reason);
  });

  test("and neither for a role, whatever else is said beside it", () => {
    const world = makeCompany();
    const { id } = makeForm(world, { name: formName() });
    const { id: roleId } = world.does(ADMIN, "role.add", { name: "Clerk" });
    const roles: RolePermission[] = [{ roleId, buttons: [], range: "condition", condition: "{" }];
    const said = { id, readersCondition: "", roles };
    expect(world.refuses(ADMIN, "form.edit", said).reason).toBe("form.notJson");
  });

  test("and neither is a version published without the field that it asks", () => {
    const world = makeCompany();
    const { id } = makeForm(world, { name: formName() });
    const readersCondition = asking("crew", ">", 1);
    world.does(ADMIN, "form.edit", { id, readers: "condition", readersCondition });
    const definition = JSON.stringify({ fields: [field("input", "part")], rules: [] });
    world.does(ADMIN, "form.edit", { id, definition });
    expect(world.refuses(ADMIN, "form.publish", { id }).reason).toBe("form.fieldMissing");
  });

  test("and neither is a field hidden by which records are read", () => {
    const world = makeCompany();
    const { id } = makeForm(world, { name: formName() });
    const readersCondition = asking("crew", ">", 1);
    world.does(ADMIN, "form.edit", { id, readers: "condition", readersCondition });
    const { reason } = world.refuses(ADMIN, "form.edit", { id, fieldPermissions: [hidden] });
    expect(reason).toBe("form.conditionHidden");
    const left = world.does(ADMIN, "form.edit", { id, readers: "own" }).reply;
    expect(left.readersCondition).toBe("");
  });
});
