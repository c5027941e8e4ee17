import { expect, test } from "vitest";
import { groupEntries } from "./group-entries.ts";

const tower = { entity: "plan", id: 7, name: "Tower" } as const;
const bridge = { entity: "plan", id: 8, name: "Bridge" } as const;
const task = (id: number) => ({ entity: "task", id, name: `Task ${id}` }) as const;

test("what was done in one plan stands together, plans in the order they were touched", () => {
  const entries = [
    { n: 1, about: [task(1), tower] },
    { n: 2, about: [bridge] },
    { n: 3, about: [task(2), tower] },
    { n: 4 },
  ];
  expect(groupEntries(entries).map(({ place, entries: those }) => [place, those])).toEqual([
    [undefined, [entries[3]]],
    [tower, [entries[0], entries[2]]],
    [bridge, [entries[1]]],
  ]);
});

test("a plan that was renamed meanwhile is called by its newest name", () => {
  const renamed = { ...tower, name: "Tower, west" };
  const [group] = groupEntries([{ about: [tower] }, { about: [task(1), renamed] }]);
  expect(group).toMatchObject({ place: renamed, entries: { length: 2 } });
});
