import { expect, test } from "vitest";
import { takingMine, takingTheirs, versionsOf } from "./both-versions.ts";

const conflict = { mine: { times: [1, 2] }, theirs: { times: [3, 4] } };

const edit = (args: unknown) => ({ command: "task.edit" as const, args });

test("only a conflict has two versions", () => {
  expect(versionsOf({ reason: "conflict", data: conflict })).toEqual(conflict);
  expect(versionsOf({ reason: "conflict" })).toBeUndefined();
  expect(versionsOf({ reason: "taskGone", data: conflict })).toBeUndefined();
});

test("taking mine bases it on what stands, and leaves alone what did not clash", () => {
  const args = { id: 1, times: [1, 2], timesWere: [0, 0], content: "a", contentVersion: 7 };
  expect(takingMine(edit(args), { times: [3, 4] })).toEqual({ ...args, timesWere: [3, 4] });
  expect(takingMine(edit(args), { content: "b", version: 9 })).toEqual({
    ...args,
    contentVersion: 9,
  });
  expect(takingMine(edit({ id: 1, completeTime: 0 }), { completeTime: 5 })).toEqual({
    id: 1,
    completeTime: 0,
    completeWas: 5,
  });
});

test("taking theirs leaves of the call what did not clash", () => {
  const args = { id: 1, name: "n", times: [1, 2], timesWere: [0, 0], content: "a" };
  expect(takingTheirs(edit(args), { times: [3, 4] })).toEqual({ id: 1, name: "n", content: "a" });
});

test("taking theirs leaves nothing to do when all of it clashed", () => {
  const args = { id: 1, content: "a", contentVersion: 1 };
  expect(takingTheirs(edit(args), { content: "b", version: 3 })).toBeUndefined();
});

test("what a command does not compare is left alone", () => {
  const refused = { command: "plan.edit" as const, args: { id: 1, name: "n" } };
  expect(takingMine(refused, { name: "m" })).toEqual({ id: 1, name: "n" });
});
