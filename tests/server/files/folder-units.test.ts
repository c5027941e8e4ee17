import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { listLibrary } from "#contract/calls/library.ts";
import { followUnits } from "#server/jobs/follow-units.ts";
import { addSomeone, type Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { done } from "../make/world.ts";

let server: TestServer;
let administrator: Someone;
let owner: Someone;

beforeAll(async () => {
  server = await openTestServer();
  administrator = await addSomeone(server, "Administrator", { isAdmin: true });
  owner = await addSomeone(server, "Owner");
});
afterAll(async () => server.close());

const sees = async (someone: Someone, name: string) =>
  (await done(server, someone, listLibrary, {})).some((item) => item.name === name);

test("whoever comes to a department comes into its folders, and goes from them with it", async () => {
  const early = await addSomeone(server, "Early");
  const late = await addSomeone(server, "Late");
  const { id: departmentId } = await done(server, administrator, callOf("department.add"), {
    name: "Cranes",
  });
  const edit = async (change: { addMembers?: number[]; removeMembers?: number[] }) => {
    await done(server, administrator, callOf("department.edit"), { id: departmentId, ...change });
    await followUnits(server.parts);
  };
  await edit({ addMembers: [early.userId] });
  const { id } = await done(server, owner, callOf("file.addFolder"), { pid: 0, name: "Lifts" });
  const unit = { kind: "department", id: departmentId } as const;
  await done(server, owner, callOf("file.shareUnits"), { id, units: [unit], right: "read" });
  expect(await sees(early, "Lifts")).toBe(true);
  expect(await sees(late, "Lifts")).toBe(false);
  await edit({ addMembers: [late.userId] });
  expect(await sees(late, "Lifts")).toBe(true);
  await edit({ removeMembers: [early.userId] });
  expect(await sees(early, "Lifts")).toBe(false);

  // Whoever left by themselves is not pulled back.
  await done(server, late, callOf("file.leave"), { id });
  await edit({ addMembers: [early.userId] });
  expect(await sees(late, "Lifts")).toBe(false);
  expect(await sees(early, "Lifts")).toBe(true);

  await done(server, administrator, callOf("user.setDisabled"), {
    id: early.userId,
    disabled: true,
  });
  await followUnits(server.parts);
  const inside = await server.parts.database.run<{ user_id: number }>(
    "select user_id from folder_users where folder_id = $1",
    [id],
  );
  expect(inside.map((row) => row.user_id)).toEqual([owner.userId]);

  await edit({ removeMembers: [early.userId, late.userId] });
  await done(server, administrator, callOf("department.remove"), { id: departmentId });
  await followUnits(server.parts);
  expect(await server.parts.database.run("select 1 from folder_units")).toEqual([]);
  expect(await sees(owner, "Lifts")).toBe(true);
});
