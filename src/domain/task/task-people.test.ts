import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { TaskUser } from "./task.ts";
import { changePeople, type PeopleChange } from "./task-people.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 4 });
const people = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.constantFrom(0 as const, 1 as const)), {
    selector: ([userId]) => userId,
  })
  .map((entries) => entries.map(([userId, owner]): TaskUser => ({ userId, owner })));
const change = fc.record({ addOwner: ids, removeOwner: ids, addAssist: ids, removeAssist: ids });

function asSet(taskUser: readonly TaskUser[]): string[] {
  return taskUser.map(({ userId, owner }) => `${userId}:${owner}`).toSorted();
}

function named(edit: PeopleChange): number[] {
  return Object.values(edit).flat();
}

test("nobody is in a task twice, whatever is added and removed", () => {
  fc.assert(
    fc.property(people, change, (before, edit) => {
      const after = changePeople(before, edit).map((entry) => entry.userId);
      expect(new Set(after).size).toBe(after.length);
    }),
  );
});

test("edits of different people add up, whichever comes first", () => {
  fc.assert(
    fc.property(people, change, change, (before, left, right) => {
      fc.pre(!named(left).some((userId) => named(right).includes(userId)));
      const one = changePeople(changePeople(before, left), right);
      const other = changePeople(changePeople(before, right), left);
      expect(asSet(one)).toEqual(asSet(other));
    }),
  );
});

test("two people who both add, or both remove, agree whichever comes first", () => {
  fc.assert(
    fc.property(people, ids, ids, (before, left, right) => {
      for (const kind of ["addOwner", "removeOwner", "addAssist", "removeAssist"] as const) {
        const one = changePeople(changePeople(before, { [kind]: left }), { [kind]: right });
        const other = changePeople(changePeople(before, { [kind]: right }), { [kind]: left });
        expect(asSet(one)).toEqual(asSet(other));
      }
    }),
  );
});

test("the same edit twice is the same as once", () => {
  fc.assert(
    fc.property(people, change, (before, edit) => {
      const once = changePeople(before, edit);
      expect(asSet(changePeople(once, edit))).toEqual(asSet(once));
    }),
  );
});

test("an owner is never also an assistant, and taking off a role leaves the other role alone", () => {
  const owner: TaskUser[] = [{ userId: 1, owner: 1 }];
  const assistant: TaskUser[] = [{ userId: 1, owner: 0 }];
  expect(changePeople(owner, { addAssist: [1] })).toEqual(owner);
  expect(changePeople(assistant, { addOwner: [1] })).toEqual(owner);
  expect(changePeople(owner, { removeAssist: [1] })).toEqual(owner);
  expect(changePeople(assistant, { removeOwner: [1] })).toEqual(assistant);
  expect(changePeople(owner, { removeOwner: [1], addAssist: [1] })).toEqual(assistant);
});
