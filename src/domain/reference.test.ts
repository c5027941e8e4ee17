import { readShape, type Shape } from "#tests/make/shapes/read-shape.ts";
import { expect, test } from "vitest";
import { commandNames, commandOf } from "./commands.ts";
import { idOf, newIdOf, referenceOf } from "./reference.ts";
import { idOrNoneShape, idShape } from "./shape.ts";

/** Where a shape lets in ids of which it does not say what they are of. */
function findNameless(shape: Shape, path = ""): string[] {
  if (referenceOf(shape)) return [];
  const facts = readShape(shape);
  switch (facts.kind) {
    case "number": {
      const ids = [idShape, idOrNoneShape].map((id) => readShape(id));
      return ids.some((id) => id.kind === "number" && id.most === facts.most) ? [path] : [];
    }
    case "list":
      return findNameless(facts.of, `${path}[]`);
    case "row":
      return facts.items.flatMap((item) => findNameless(item, `${path}[]`));
    case "fields":
      return Object.entries(facts.fields).flatMap(([name, field]) =>
        findNameless(field, `${path}.${name}`),
      );
    case "either":
      return facts.options.flatMap((option) => findNameless(option, path));
    case "around":
      return findNameless(facts.of, path);
    default:
      return [];
  }
}

test.each(commandNames)("%s says of what its ids are", (name) => {
  // A version counts as far as an id does; a line of a word-chain is no row.
  const nameless = findNameless(commandOf(name).arguments).filter(
    (path) => !path.endsWith("Version") && path !== ".lineId" && path !== ".basedOn",
  );
  expect(nameless).toEqual([]);
});

test("an id is of one kind, and is born under it or not", () => {
  expect(referenceOf(idOf("task"))).toEqual({ entity: "task", isNew: false });
  expect(referenceOf(newIdOf("plan"))).toEqual({ entity: "plan", isNew: true });
  expect(referenceOf(idShape)).toBeUndefined();
});
