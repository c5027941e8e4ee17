import * as fc from "fast-check";
import { expect, test } from "vitest";
import { closesCircle } from "./circle.ts";
import { linksInCircles } from "./links-in-circles.ts";

const COUNT = 8;
const taskId = fc.integer({ min: 1, max: COUNT });
const graphs = fc.record({
  links: fc.array(fc.record({ fromId: taskId, toId: taskId }), { maxLength: 20 }),
  // Only tasks behind the fourth are subtasks, so that none is one of a subtask.
  parents: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 }),
});

test("what closes no circle one by one closes none together, and the other way round", () => {
  fc.assert(
    fc.property(graphs, ({ links, parents }) => {
      const tasks = Array.from({ length: COUNT }, (_, at) => ({
        id: at + 1,
        parentId: at < 4 ? 0 : (parents[at - 4] ?? 0),
      }));
      const odd = linksInCircles(links, tasks);
      const rest = links.filter((link) => !odd.includes(link));
      for (const link of links) {
        const others = links.filter((other) => other !== link);
        const isOdd = closesCircle({ links: others, tasks }, link.fromId, link.toId);
        expect(odd.includes(link)).toBe(isOdd);
      }
      expect(linksInCircles(rest, tasks)).toEqual([]);
    }),
  );
});

test("a chain of ten thousand tasks is walked, and so is a ring of them", () => {
  const tasks = Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1, parentId: 0 }));
  const chain = tasks.slice(1).map(({ id }) => ({ fromId: id - 1, toId: id }));
  expect(linksInCircles(chain, tasks)).toEqual([]);
  expect(linksInCircles([...chain, { fromId: 10_000, toId: 1 }], tasks)).toHaveLength(10_000);
});
