import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#contract/calls/account.ts";
import { addPublicLink } from "#contract/calls/files/public-link.ts";
import { callOf } from "#contract/command-calls.ts";
import { TRASH_KEPT } from "#domain/limits.ts";
import { emptyTrash } from "#server/jobs/empty-trash.ts";
import { publicLinksTo } from "#server/tables/files/public-link.ts";
import { addSomeone, PASSWORD } from "../make/people.ts";
import { setUpCompany } from "../make/site.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { GONE, visitsTo } from "../make/files/visits.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  await setUpCompany(server);
});
afterAll(async () => server.close());

const { addFolder, bringItem, come, link, look, read, share, ticketOf } = visitsTo(() => server);

test("what is in the trash is gone for visitors until it is put back, and for good with it", async () => {
  const { leader } = await addPeople(server);
  const folder = await addFolder(leader);
  const { item, fileId } = await bringItem(leader, folder.id, 10);
  const { code } = await link(leader, { id: folder.id });
  const ticket = await ticketOf(code);
  await done(server, leader, callOf("file.remove"), { id: [item.id] });
  expect((await read(ticket, fileId)).status).toBe(404);
  expect((await look(ticket, folder.id)).data.items).toEqual([]);
  await done(server, leader, callOf("file.remove"), { id: [folder.id] });
  expect(await come(code)).toMatchObject(GONE);
  expect(await look(ticket, folder.id)).toMatchObject(GONE);
  await done(server, leader, callOf("file.restore"), { id: [folder.id] });
  expect((await come(code)).code).toBe(200);
  await done(server, leader, callOf("file.remove"), { id: [folder.id] });
  await done(server, leader, callOf("file.removeForGood"), { id: [folder.id] });
  expect(await come(code)).toMatchObject(GONE);
  server.clock.now += TRASH_KEPT;
  await emptyTrash(server.parts);
  expect(await publicLinksTo(server.parts.database, folder.id)).toEqual([]);
});

test("a file that is moved out of the folder of a link is seen by it no longer", async () => {
  const { leader } = await addPeople(server);
  const folder = await addFolder(leader);
  const { item, fileId } = await bringItem(leader, folder.id, 11);
  const ticket = await ticketOf((await link(leader, { id: folder.id })).code);
  const own = { id: [item.id], pid: 0, userId: leader.userId };
  await done(server, leader, callOf("file.move"), own);
  expect((await read(ticket, fileId)).status).toBe(404);
});

test("a file that is moved where the maker of its link may not follow is seen by it no longer", async () => {
  const { leader, member } = await addPeople(server);
  const folder = await addFolder(leader);
  await share(leader, folder.id, member, "write");
  const { item } = await bringItem(leader, folder.id, 12);
  const { code } = await link(member, { id: item.id });
  expect((await come(code)).code).toBe(200);
  const own = { id: [item.id], pid: 0, userId: leader.userId };
  await done(server, leader, callOf("file.move"), own);
  expect(await come(code)).toMatchObject(GONE);
});

test.each(["read", "none"] as const)(
  "with the right to change the folder (now: %s) the links of a person end for good",
  async (right) => {
    const { leader, member } = await addPeople(server);
    const folder = await addFolder(leader);
    await share(leader, folder.id, member, "write");
    const { code } = await link(member, { id: folder.id });
    const stays = await link(leader, { id: folder.id });
    await share(leader, folder.id, member, right);
    expect(await come(code)).toMatchObject(GONE);
    await share(leader, folder.id, member, "write");
    expect(await come(code)).toMatchObject(GONE);
    expect((await come(stays.code)).code).toBe(200);
  },
);

test("links into the files of a plan end for whoever only observes it from now on, or leaves", async () => {
  const { leader, member } = await addPeople(server);
  const plan = await done(server, leader, callOf("plan.add"), { name: "Gate 7" });
  const planId = plan.id;
  const invited = { planId, userId: [member.userId] };
  await done(server, leader, callOf("plan.invite"), invited);
  const folder = await done(server, leader, callOf("file.addFolder"), { planId, name: "Sheets" });
  const first = await link(member, { id: folder.id });
  const role = { planId, userId: member.userId, role: "observer" as const };
  await done(server, leader, callOf("plan.setRole"), role);
  expect(await come(first.code)).toMatchObject(GONE);
  await done(server, leader, callOf("plan.setRole"), { ...role, role: "member" });
  expect(await come(first.code)).toMatchObject(GONE);
  const second = await link(member, { id: folder.id });
  await done(server, member, callOf("plan.exit"), { planId });
  expect(await come(second.code)).toMatchObject(GONE);
});

test("links of who is disabled or has left work no longer", async () => {
  const { leader, administrator: root } = await addPeople(server);
  const folder = await addFolder(leader);
  const { code } = await link(leader, { id: folder.id });
  const { userId: id } = leader;
  await done(server, root, callOf("user.setDisabled"), { id, disabled: true });
  expect(await come(code)).toMatchObject(GONE);
  await done(server, root, callOf("user.setDisabled"), { id, disabled: false });
  expect(await come(code)).toMatchObject(GONE);
  const leaver = await addSomeone(server, "Leaver");
  const own = await link(leaver, { id: (await addFolder(leaver)).id });
  const body = { email: leaver.email, password: PASSWORD };
  await done(server, leaver, deleteAccount, body);
  expect(await come(own.code)).toMatchObject(GONE);
});

test("where the company allows none there are no new ones, and those that are rest", async () => {
  const { leader, administrator: root } = await addPeople(server);
  const { id } = await addFolder(leader);
  const { code } = await link(leader, { id });
  await done(server, root, callOf("setting.save"), { publicLinks: false });
  expect(await come(code)).toMatchObject(GONE);
  const added = await server.call(addPublicLink, { id }, leader.token);
  expect(added).toMatchObject({ code: 403, reason: "publicLink.notAllowed" });
  await done(server, root, callOf("setting.save"), { publicLinks: true });
  expect((await come(code)).code).toBe(200);
});
