import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  getCurrentUser,
  listCommonFunctions,
  queryUserMenu,
} from "#contract/calls/forms/user-menu.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import type { Id } from "#domain/id.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import { formName } from "#tests/make/company-forms.ts";
import { openEar } from "../make/ear.ts";
import type { Someone } from "../make/people.ts";
import { Replica } from "../make/replica.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let clerk: Id;
let office: Id;
let wages: Id;

const SECRET = "Kestrel and Sons";
const entries = { again: [{ kind: "menuItem", version: entityTable.menuItem.shapeVersion }] };

const add = async (said: ArgumentsOf<"menu.add">) =>
  (await done(server, people.administrator, callOf("menu.add"), said)).id;
const edit = async (said: ArgumentsOf<"menu.edit">) =>
  done(server, people.administrator, callOf("menu.edit"), said);
const give = async (someone: Someone) => {
  const members = { id: clerk, addMembers: [someone.userId] };
  await done(server, people.administrator, callOf("role.edit"), members);
};
const take = async (someone: Someone) => {
  const members = { id: clerk, removeMembers: [someone.userId] };
  await done(server, people.administrator, callOf("role.edit"), members);
};

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

/** A directory that is the clerks', with a page in it that says nothing of it itself; the member is a clerk. */
beforeEach(async () => {
  people = await addPeople(server);
  clerk = (
    await done(server, people.administrator, callOf("role.add"), { name: formName("Clerk") })
  ).id;
  await give(people.member);
  office = await add({ menuType: "M", name: SECRET, icon: "coin", roles: [clerk] });
  const link = `https://example.com/${SECRET.replaceAll(" ", "-")}`;
  wages = await add({ menuType: "C", name: SECRET, parentId: office, link, authorityWord: SECRET });
});

const heldBy = async (someone: Someone, replica = new Replica()) =>
  (await replica.pull(server, someone)).of<MenuItem>("menuItem");
const wordsOf = (items: readonly MenuItem[], id: Id) => items.find((item) => item.id === id)?.name;

/** All that calls hand out to somebody, besides rows. */
async function handed({ token }: Someone): Promise<string> {
  const replies = [
    await server.call(queryUserMenu, {}, token),
    await server.call(getCurrentUser, {}, token),
    await server.call(listCommonFunctions, {}, token),
    await server.call(callOf("commonFunction.save"), { id: wages }, token),
    await server.call(callOf("commonFunction.del"), { id: wages }, token),
    await server.call(callOf("menu.edit"), { id: wages, name: "Other" }, token),
  ];
  return JSON.stringify(replies);
}

describe("what an entry says", () => {
  test("reaches who finds it and administrators, and nobody else by any door", async () => {
    const hidden = await add({ menuType: "C", name: SECRET, page: "files", hidden: true });
    const { member, outsider, administrator } = people;
    const told = await heldBy(outsider);
    const nothing = { name: "", icon: "", page: "", link: "", authorityWord: "" };
    for (const id of [office, wages, hidden])
      expect(told.find((item) => item.id === id)).toMatchObject({ id, ...nothing });
    expect(told.find(({ id }) => id === wages)).toMatchObject({ parentId: office, menuType: "C" });
    expect(JSON.stringify(told)).not.toContain("Kestrel");
    expect(await handed(outsider)).not.toContain("Kestrel");
    const found = await heldBy(member);
    expect([office, wages, hidden].map((id) => wordsOf(found, id))).toEqual([SECRET, SECRET, ""]);
    expect(await handed(member)).toContain("Kestrel");
    const all = await heldBy(administrator);
    expect([office, wages, hidden].map((id) => wordsOf(all, id))).toEqual([SECRET, SECRET, SECRET]);
  });

  test("does not come with live news of it to whoever does not find it", async () => {
    const { member, outsider, administrator } = people;
    const ears = {
      outsider: await openEar(server, outsider),
      member: await openEar(server, member),
      administrator: await openEar(server, administrator),
    };
    await edit({ id: wages, name: `${SECRET} of late` });
    await edit({ id: office, icon: "crane", hidden: true });
    await edit({ id: office, hidden: false });
    const { since } = await new Replica().pull(server, outsider);
    for (const ear of Object.values(ears)) await ear.heard(since);
    expect(ears.outsider.dataFrames().map(({ table }) => table)).toContain("menuItem");
    expect(ears.outsider.hasGap()).toBe(false);
    expect(JSON.stringify(ears.outsider.frames)).not.toContain("Kestrel");
    expect(JSON.stringify(ears.member.frames)).toContain("of late");
    expect(JSON.stringify(ears.administrator.frames)).toContain("of late");
    for (const ear of Object.values(ears)) ear.leave();
  });

  test("comes with a role, goes with it, and so with the right to administer", async () => {
    const { outsider, administrator } = people;
    const replica = new Replica();
    await heldBy(outsider, replica);
    const again = async () => {
      await replica.pull(server, outsider, entries);
      return wordsOf(replica.of<MenuItem>("menuItem"), wages);
    };
    expect(await again()).toBe("");
    await give(outsider);
    expect(await again()).toBe(SECRET);
    await take(outsider);
    expect(await again()).toBe("");
    const { userId } = outsider;
    const { token } = administrator;
    const rights = async (isAdmin: boolean) =>
      server.call(callOf("user.setRole"), { id: userId, isAdmin }, token);
    expect((await rights(true)).code).toBe(200);
    expect(await again()).toBe(SECRET);
    expect((await rights(false)).code).toBe(200);
    expect(await again()).toBe("");
  });

  test("goes for whoever no longer finds the directory in which it stands", async () => {
    const open = await add({ menuType: "M", name: "Yard" });
    const below = await add({ menuType: "M", name: "Gate", parentId: open });
    const page = await add({ menuType: "C", name: "Cranes", parentId: below, page: "files" });
    const replica = new Replica();
    expect(wordsOf(await heldBy(people.outsider, replica), page)).toBe("Cranes");
    await edit({ id: open, roles: [clerk] });
    await replica.pull(server, people.outsider, entries);
    expect(wordsOf(replica.of<MenuItem>("menuItem"), page)).toBe("");
    await edit({ id: below, parentId: 0 });
    await replica.pull(server, people.outsider, entries);
    expect(wordsOf(replica.of<MenuItem>("menuItem"), page)).toBe("Cranes");
  });

  test("does not come to whoever starts over either", async () => {
    const { data } = await server.call(
      syncPull,
      { epoch: "gone", since: 9 },
      people.outsider.token,
    );
    expect(data.reset).toBe(true);
    expect(JSON.stringify(data.rows["menuItem"])).not.toContain("Kestrel");
  });
});
