import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { smallTemplate } from "#tests/make/small-template.ts";
import { expect, test } from "vitest";

test("its maker and administrators change a template, what is not named stays, and nobody else does", () => {
  const world = makeCompany();
  const content = smallTemplate();
  const { id } = world.does(LEADER, "planTemplate.add", { name: "Pier", content });
  world.does(LEADER, "planTemplate.edit", { id, name: "Pier, in winter" });
  world.does(ADMIN, "planTemplate.edit", { id, desc: "With heating" });
  expect(world.row("planTemplate", id)).toMatchObject({
    name: "Pier, in winter",
    desc: "With heating",
    userId: LEADER,
    content,
  });
  world.does(LEADER, "planTemplate.edit", { id, content: { ...content, tasks: [] } });
  expect(world.row("planTemplate", id).content.tasks).toEqual([]);
  expect(world.refuses(MEMBER, "planTemplate.edit", { id, name: "Mine" }).reason).toBe(
    "planTemplate.makerOnly",
  );
  const odd = { ...content, columns: [] };
  expect(world.refuses(LEADER, "planTemplate.edit", { id, content: odd }).reason).toBe(
    "parameterError",
  );
});
