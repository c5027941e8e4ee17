import { LEADER, makeCompany, OUTSIDER } from "#tests/make/site.ts";
import { smallTemplate } from "#tests/make/small-template.ts";
import { expect, test } from "vitest";
import { companyScope } from "../scope.ts";
import { planTemplateEntity } from "./plan-template.ts";
import { PLAN_TEMPLATES_MAX, TEMPLATE_SIZE_MAX } from "./template-limits.ts";

test("a template is the company's, whoever makes it", () => {
  const world = makeCompany();
  const { reply } = world.does(OUTSIDER, "planTemplate.add", {
    name: " Pier ",
    content: smallTemplate(),
  });
  expect(reply).toMatchObject({ name: "Pier", desc: "", userId: OUTSIDER });
  expect(planTemplateEntity.scope(reply)).toBe(companyScope);
  expect(world.maySee(LEADER, companyScope)).toBe(true);
});

test("a template names only what is in it, and ends after it begins", () => {
  const world = makeCompany();
  const content = smallTemplate();
  const [task] = content.tasks;
  if (!task) throw new Error("There is no task");
  const odd = [
    { tasks: [{ ...task, column: 1 }] },
    { tasks: [{ ...task, tags: [1] }] },
    { tasks: [{ ...task, span: { startDay: 2, startMinute: 5, endDay: 1, endMinute: 9 } }] },
    { states: [{ name: "Open", status: "start" as const, outcome: "" as const, turns: [1] }] },
  ];
  for (const part of odd) {
    const args = { name: "Pier", content: { ...content, ...part } };
    expect(world.refuses(LEADER, "planTemplate.add", args).reason).toBe("parameterError");
  }
});

test("a template has so many rows, and a company so many templates", () => {
  const world = makeCompany();
  const content = smallTemplate();
  const checklist = Array.from({ length: 200 }, (_, line) => `Line ${line}`);
  const tasks = content.tasks.flatMap((task) =>
    Array.from({ length: 6 }, () => ({ ...task, checklist })),
  );
  const large = { name: "Pier", content: { ...content, tasks } };
  expect(world.refuses(LEADER, "planTemplate.add", large).reason).toBe("planTemplate.tooLarge");
  const words = `<p>${"x".repeat(TEMPLATE_SIZE_MAX / 2)}</p>`;
  const long = content.tasks.flatMap((task) => [1, 2].map(() => ({ ...task, content: words })));
  const longer = { name: "Pier", content: { ...content, tasks: long } };
  expect(world.refuses(LEADER, "planTemplate.add", longer).reason).toBe("planTemplate.tooLong");
  const args = { name: "Pier", content };
  for (let count = 0; count < PLAN_TEMPLATES_MAX; count += 1)
    world.does(LEADER, "planTemplate.add", args);
  expect(world.refuses(LEADER, "planTemplate.add", args).reason).toBe("planTemplate.max");
});
