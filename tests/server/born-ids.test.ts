import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CallDefinition } from "#contract/call.ts";
import { callOf } from "#contract/command-calls.ts";
import { commandNames, commandOf } from "#domain/commands.ts";
import { deviceNumberOf, mintId } from "#domain/id.ts";
import { readHead } from "#server/tables/own/space.ts";
import { casesNamed } from "#tests/make/cases/all-cases.ts";
import { mintedBy, type Someone } from "./make/people.ts";
import { openStandingSite, type StandingSite } from "./make/cases/standing-site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

let server: TestServer;

let standing: StandingSite;

beforeAll(async () => {
  server = await openTestServer();
  standing = await openStandingSite(server);
});
afterAll(async () => server.close());

const births = commandNames.filter((name) => commandOf(name).minted);

/** Ids of somebody's own range that something was born with: what lives, what went, and the chat that nobody opened. */
async function takenIds(
  someone: Someone,
  { userId }: Pick<Someone, "userId">,
): Promise<Record<string, number>> {
  const id = (counter: number) => mintedBy(someone, 900 + counter);
  await done(server, someone, callOf("dialog.addGroup"), {
    id: id(1),
    name: "Crane crew",
    userId: [userId],
  });
  await done(server, someone, callOf("plan.add"), {
    id: id(2),
    dialogId: id(3),
    name: "Quay",
    columns: [{ id: id(4), name: "To do" }],
  });
  await done(server, someone, callOf("task.add"), {
    id: id(5),
    dialogId: id(6),
    planId: id(2),
    name: "Dig",
  });
  await done(server, someone, callOf("task.add"), {
    id: id(7),
    dialogId: id(8),
    planId: id(2),
    name: "Gone",
  });
  await done(server, someone, callOf("task.remove"), [{ id: id(7) }]);
  await done(server, someone, callOf("plan.add"), {
    id: id(9),
    dialogId: id(10),
    name: "Gone too",
  });
  await done(server, someone, callOf("plan.remove"), { planId: id(9) });
  return {
    group: id(1),
    plan: id(2),
    column: id(4),
    "chat of a task": id(6),
    "removed task": id(7),
    "chat of a removed task": id(8),
    "removed plan": id(9),
  };
}

/** The same arguments with one number in place of another. */
function replaced(args: unknown, from: number, to: number): object {
  return JSON.parse(JSON.stringify(args), (_key, value: unknown) =>
    value === from ? to : value,
  ) as object;
}

describe.each(births)("%s", (command) => {
  test("is born under no id that was ever something's", async () => {
    const call: CallDefinition = callOf(command);
    const { by, arguments: argumentsOf } = casesNamed(command);
    const world = await standing.whole();
    const someone = world[by];
    const taken = await takenIds(someone, world.newcomer);
    const definition = commandOf(command);
    const args = argumentsOf(world, someone);
    let counter = 500;
    const full: unknown = definition.mint?.(args, () => mintedBy(someone, (counter += 1))) ?? args;
    const head = await readHead(server.parts.database);
    const slots = (definition.minted?.(full) ?? []).filter((id) => id !== undefined);
    expect(slots).not.toEqual([]);
    for (const slot of slots) {
      for (const [what, id] of Object.entries(taken)) {
        const reply = await server.call(call, replaced(full, slot, id), someone.token);
        expect(reply, `${what} in the place of ${slot}`).toMatchObject({ reason: "idTaken" });
      }
    }
    expect(await readHead(server.parts.database)).toBe(head);
    expect(await server.call(call, full as object, someone.token)).toMatchObject({ code: 200 });
  });
});

test("two things born at once cannot have the same id", async () => {
  const { leader, plan } = await makeWorld(server);
  const id = mintedBy(leader, 1);
  const body = { id, dialogId: id, planId: plan.id, name: "Twice" };
  expect(await server.call(callOf("task.add"), body, leader.token)).toMatchObject({
    reason: "idTaken",
  });
});

test("of two who bring the same id at the same moment one is told that it is taken", async () => {
  const { leader } = await makeWorld(server);
  const id = mintedBy(leader, 1);
  const plans = await Promise.all(
    ["Quay", "Pier"].map(async (name) =>
      server.call(callOf("plan.add"), { id, name }, leader.token),
    ),
  );
  expect(plans.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 409]));
});

test("nobody but the server mints in the server's ranges or among the ids of people", async () => {
  const { leader, plan } = await makeWorld(server);
  const { id } = await done(server, leader, callOf("task.add"), { planId: plan.id, name: "Given" });
  const range = deviceNumberOf(id);
  for (const wanted of [id + 1, mintId(range, 9_999), leader.userId, 1]) {
    const body = { id: wanted, planId: plan.id, name: "Squatted" };
    expect(await server.call(callOf("task.add"), body, leader.token)).toMatchObject({
      reason: "idNotYours",
    });
  }
});
