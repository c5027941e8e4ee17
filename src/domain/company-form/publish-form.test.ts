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
