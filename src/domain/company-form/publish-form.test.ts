import { diary, makeForm } from "#tests/make/company-forms.ts";
import { calculation, field } from "#tests/make/forms/records.ts";
import { ADMIN, LEADER, makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";

const record = (id: number) => ({ modelId: id, data: '{"part":"Pier 4"}' });

test("a form is filled in from when it is published until it is switched off, and again", () => {
  const world = makeCompany();
  const { id } = makeForm(world);
  world.does(LEADER, "record.add", record(id));
  expect(world.does(ADMIN, "form.publish", { id, state: "off" }).reply.state).toBe("off");
  expect(world.refuses(LEADER, "record.add", record(id)).reason).toBe("form.notPublished");
  expect(world.does(ADMIN, "form.publish", { id }).reply.state).toBe("published");
  world.does(LEADER, "record.add", record(id));
});

test("what is so already changes nothing", () => {
  const world = makeCompany();
  const { id } = makeForm(world);
  expect(world.does(ADMIN, "form.publish", { id }).changes).toEqual([]);
  world.does(ADMIN, "form.publish", { id, state: "off" });
  expect(world.does(ADMIN, "form.publish", { id, state: "off" }).changes).toEqual([]);
});

test("of forms that people fill in no two are called the same (507)", () => {
  const world = makeCompany();
  const { id } = makeForm(world, { name: "Leave" });
  const again = world.does(ADMIN, "form.add", { name: "leave", definition: diary }).reply.id;
  const publish = () => world.refuses(ADMIN, "form.publish", { id: again });
  expect(publish()).toMatchObject({ code: 507, reason: "form.nameTaken", data: { name: "leave" } });
  expect(world.row("form", again)).toMatchObject({ state: "draft", versionId: 0 });
  world.does(ADMIN, "form.edit", { id: again, name: "Leave on site" });
  expect(world.does(ADMIN, "form.publish", { id: again }).reply.state).toBe("published");
  expect(world.refuses(ADMIN, "form.edit", { id: again, name: "Leave" }).code).toBe(507);
  world.does(ADMIN, "form.publish", { id, state: "off" });
  world.does(ADMIN, "form.edit", { id: again, name: "Leave" });
  expect(world.refuses(ADMIN, "form.publish", { id }).code).toBe(507);
});

test("what is published by its name already goes on, whoever else is called so", () => {
  const world = makeCompany();
  const { id } = makeForm(world, { name: "Leave" });
  world.does(ADMIN, "form.edit", { id, name: "leave", definition: diary });
  expect(world.does(ADMIN, "form.publish", { id }).reply.draftId).toBe(0);
});

test("a form that goes in a circle is not published, and all that is wrong is told", () => {
  const world = makeCompany();
  const definition = JSON.stringify({
    fields: [calculation("a", "b + 1"), calculation("b", "a + 1"), field("input", "c")],
  });
  const { id } = world.does(ADMIN, "form.add", { name: "Circle", definition });
  const { reason, data } = world.refuses(ADMIN, "form.publish", { id });
  expect(reason).toBe("form.broken");
  expect(data?.["problems"]).toMatchObject([{ reason: "form.circle" }]);
  expect(world.row("form", id).state).toBe("draft");
  world.does(ADMIN, "form.edit", { id, definition: diary });
  expect(world.does(ADMIN, "form.publish", { id }).reply.state).toBe("published");
});
