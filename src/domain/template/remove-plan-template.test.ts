import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { smallTemplate } from "#tests/make/small-template.ts";
import { expect, test } from "vitest";

test("a template goes by its maker's hand or an administrator's, once", () => {
  const world = makeCompany();
  const add = () =>
    world.does(LEADER, "planTemplate.add", { name: "Pier", content: smallTemplate() }).id;
  const [first, second] = [add(), add()];
  expect(world.refuses(MEMBER, "planTemplate.remove", { id: first }).reason).toBe(
    "planTemplate.makerOnly",
  );
  world.does(LEADER, "planTemplate.remove", { id: first });
  world.does(ADMIN, "planTemplate.remove", { id: second });
  expect(world.all("planTemplate")).toEqual([]);
  expect(world.refuses(LEADER, "planTemplate.remove", { id: first }).reason).toBe(
    "planTemplate.gone",
  );
});
