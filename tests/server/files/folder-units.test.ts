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

test.each(["department", "position", "userGroup", "role"] as const)(
  "whoever comes to a %s comes into its folders, and goes from them with it",
  async (kind) => {
    const early = await addSomeone(server, `Early${kind}`);
    const late = await addSomeone(server, `Late${kind}`);
    const added = await done(server, administrator, callOf(`${kind}.add`), { name: "Cranes" });
    const unit = { kind, id: added.id } as const;
    const edit = async (change: { addMembers?: number[]; removeMembers?: number[] }) => {
      await done(server, administrator, callOf(`${kind}.edit`), { id: unit.id, ...change });
      await followUnits(server.parts);
    };
    await edit({ addMembers: [early.userId] });
    const { id } = await done(server, owner, callOf("file.addFolder"), { pid: 0, name: "Lifts" });
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
    await done(server, administrator, callOf(`${kind}.remove`), { id: unit.id });
    await followUnits(server.parts);
    expect(await server.parts.database.run("select 1 from folder_units")).toEqual([]);
    expect(await sees(owner, "Lifts")).toBe(true);
  },
);

test.each(["plan", "dialog"] as const)(
  "whoever comes to a %s comes into what is shared with it, until they go from it",
  async (kind) => {
    const member = await addSomeone(server, `Member of a ${kind}`);
    const userId = [member.userId];
    const name = `Shared with a ${kind}`;
    const ofPlan = async () => {
      const { id } = await done(server, owner, callOf("plan.add"), { name: "Tower", columns: [] });
      const come = async () => done(server, owner, callOf("plan.invite"), { planId: id, userId });
      const go = async () => done(server, member, callOf("plan.exit"), { planId: id });
      const leave = async () => {
        await done(server, owner, callOf("plan.handOver"), {
          planId: id,
          userId: member.userId,
        });
        await done(server, owner, callOf("plan.exit"), { planId: id });
      };
      return { id, come, go, leave };
    };
    const ofDialog = async () => {
      const args = { name: "Lifters", userId: [administrator.userId] };
      const { id } = await done(server, owner, callOf("dialog.addGroup"), args);
      const change = { dialogId: id, userId };
      const come = async () => done(server, owner, callOf("dialog.addGroupUsers"), change);
      const go = async () => done(server, owner, callOf("dialog.removeGroupUsers"), change);
      const leave = async () => {
        const to = { dialogId: id, userId: member.userId };
        await done(server, owner, callOf("dialog.handOver"), to);
        await done(server, owner, callOf("dialog.removeGroupUsers"), { dialogId: id });
      };
      return { id, come, go, leave };
    };
    const circle = kind === "plan" ? await ofPlan() : await ofDialog();
    await followUnits(server.parts);
    const { id } = await done(server, owner, callOf("file.addFolder"), { pid: 0, name });
    const units = [{ kind, id: circle.id }];
    await done(server, owner, callOf("file.shareUnits"), { id, units, right: "read" });
    expect(await sees(member, name)).toBe(false);
    await circle.come();
    await followUnits(server.parts);
    expect(await sees(member, name)).toBe(true);
    await circle.go();
    await followUnits(server.parts);
    expect(await sees(member, name)).toBe(false);
    // Whoever has left it themselves shows nothing to those in it any more, and learns nothing of them.
    await circle.come();
    await followUnits(server.parts);
    expect(await sees(member, name)).toBe(true);
    await circle.leave();
    await followUnits(server.parts);
    expect(await sees(member, name)).toBe(false);
    expect(await sees(owner, name)).toBe(true);
  },
);
