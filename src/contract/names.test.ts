import { expect, test } from "vitest";
import { readShape, type Shape } from "#tests/make/shapes/read-shape.ts";
import * as z from "zod/mini";
import { calls } from "./registry.ts";

/** Fields in which people write what something is called, wherever they lie. */
const NAMES = new Set(["name", "nickname", "company"]);

/** The texts that are names, each with the path that leads to it. */
function namesIn(shape: Shape, path = ""): [string, Shape][] {
  const facts = readShape(shape);
  if (facts.kind === "list") return namesIn(facts.of, `${path}[]`);
  if (facts.kind === "around") return namesIn(facts.of, path);
  if (facts.kind === "either") return facts.options.flatMap((option) => namesIn(option, path));
  if (facts.kind === "text") return NAMES.has(path.split(".").at(-1) ?? "") ? [[path, shape]] : [];
  if (facts.kind !== "fields") return [];
  return Object.entries(facts.fields).flatMap(([field, of]) =>
    namesIn(of, path === "" ? field : `${path}.${field}`),
  );
}

const names = calls.flatMap(({ name, body }) =>
  namesIn(body).map(([path, shape]) => [`${name} ${path}`, shape] as const),
);

test("there are names of people, plans, columns, tasks and groups among what is sent", () => {
  const known = ["user.editData nickname", "plan.add columns[].name", "plan.import tasks[].name"];
  expect(names.map(([path]) => path)).toEqual(expect.arrayContaining(known));
});

test.each(names)(
  "%s is one line without what is not drawn or turns the direction",
  (_path, shape) => {
    const name = z.parse(shape, "\u202eAda\u3164\u2067\nSto\u034fne\u200e");
    expect(name).toMatch(/^Ada ?Stone$/);
    expect(z.parse(shape, "李工 Tower")).toBe("李工 Tower");
  },
);
