import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { putVariant } from "#contract/calls/file.ts";
import {
  addPublicLink,
  listPublicLinks,
  lookIntoPublicFolder,
  openPublicLink,
  removePublicLink,
} from "#contract/calls/files/public-link.ts";
import { callOf } from "#contract/command-calls.ts";
import { PUBLIC_LINKS_MAX, PUBLIC_VISIT_KEPT } from "#domain/library/public-link-limits.ts";
import { addPublicLink as putPublicLink, publicLinksTo } from "#server/tables/files/public-link.ts";
import { setUpCompany } from "../make/site.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, bytesOf, hashOf, partOf } from "../make/uploads.ts";
import { GONE, visitsTo } from "../make/files/visits.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  await setUpCompany(server);
});
afterAll(async () => server.close());

const INVENTED = "a".repeat(43);
const SMALL = { width: 64, height: 80 };
/** A ticket as somebody alters it. */
const forged = (ticket: string) => `${ticket.slice(0, -8)}AAAAAAAA`;
const { addFolder, bringItem, come, from, link, look, read, share, ticketOf } = visitsTo(
  () => server,
);

test("whoever comes by a link to a file sees what it is called and reads it, without a session", async () => {
  const { leader } = await addPeople(server);
  const { item, fileId, bytes } = await bringItem(leader, 0, 1, "Cover.pdf");
  const { code } = await link(leader, { id: item.id });
  const { data } = await come(code);
  expect(data.item).toMatchObject({ name: "Cover.pdf", size: 300, fileId, width: 0, isHere: true });
  expect(data.item.hasView).toBe(false);
  expect(await read(data.ticket, fileId)).toEqual({ status: 200, bytes });
  expect((await read(forged(data.ticket), fileId)).status).toBe(404);
  const rows = await publicLinksTo(server.parts.database, item.id);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test("of a picture it is said how large it is, and whether there is a smaller one of it", async () => {
  const { leader } = await addPeople(server);
  const sides = { width: 4_000, height: 5_000 };
  const { item, fileId } = await bringItem(leader, 0, 2, "Crane.jpg", sides);
  const { code } = await link(leader, { id: item.id });
  expect((await come(code)).data.item).toMatchObject({ ...sides, hasView: false });
  const small = await sharp({ create: { ...SMALL, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  const fields = { fileId, variant: "view", ...partOf(small, "t.jpg") } as const;
  expect(await server.call(putVariant, fields, leader.token)).toMatchObject({ code: 200 });
  expect((await come(code)).data.item).toMatchObject({ ...sides, hasView: true });
});

test("a folder shows what lies in it and below, and nothing beside it or above", async () => {
  const { leader } = await addPeople(server);
  const outer = await addFolder(leader);
  const folder = await addFolder(leader, outer.id, "Handed over");
  const inner = await addFolder(leader, folder.id, "Inner");
  const { fileId } = await bringItem(leader, inner.id, 2);
  const beside = await bringItem(leader, outer.id, 3);
  const { code } = await link(leader, { id: folder.id });
  const ticket = await ticketOf(code);
  const names = async (id: number) => (await look(ticket, id)).data.items.map(({ name }) => name);
  expect(await names(folder.id)).toEqual(["Inner"]);
  expect(await names(inner.id)).toEqual(["Mesh.bin"]);
  const { path } = (await look(ticket, inner.id)).data;
  expect(path.map(({ name }) => name)).toEqual(["Handed over", "Inner"]);
  expect((await read(ticket, fileId)).status).toBe(200);
  for (const id of [outer.id, beside.item.id, 4_711])
    expect(await look(ticket, id)).toMatchObject(GONE);
  expect((await read(ticket, beside.fileId)).status).toBe(404);
  const wrong = { ticket: forged(ticket), id: folder.id };
  expect(await server.call(lookIntoPublicFolder, wrong, "", from())).toMatchObject(GONE);
});

test("only the content that a file has now is read, not one that it had before", async () => {
  const { leader } = await addPeople(server);
  const { item, fileId } = await bringItem(leader, 0, 4);
  const later = bytesOf(300, 5);
  const content = { size: 300, md5: hashOf("md5", later) };
  const added = { id: item.id, name: item.name, ...content };
  const { file } = await done(server, leader, callOf("file.addVersion"), added);
  await bringContent(server, leader, file.id, later);
  const ticket = await ticketOf((await link(leader, { id: item.id })).code);
  expect((await read(ticket, file.id)).bytes).toEqual(later);
  expect((await read(ticket, fileId)).status).toBe(404);
});

test("a link that never was, is too old, used up or taken back is answered in the same words", async () => {
  const { leader } = await addPeople(server);
  const { item, fileId } = await bringItem(leader, 0, 6);
  const now = server.clock.now;
  const old = await link(leader, { id: item.id, expireTime: now + 60_000 });
  const once = await link(leader, { id: item.id, maxUses: 1, password: "a good password" });
  const back = await link(leader, { id: item.id });
  const ticket = await ticketOf(back.code);
  await done(server, leader, removePublicLink, { id: back.link.id });
  await come(once.code, "a good password");
  server.clock.now += 60_001;
  const answers: unknown[] = [];
  for (const code of [INVENTED, old.code, once.code, back.code]) answers.push(await come(code));
  expect(answers).toEqual(answers.map(() => answers[0]));
  expect(answers[0]).toMatchObject(GONE);
  expect((await read(ticket, fileId)).status).toBe(404);
  const shown = await done(server, leader, listPublicLinks, { id: item.id });
  expect(shown.map(({ works, uses }) => [works, uses])).toEqual([
    [false, 1],
    [false, 0],
  ]);
});

test("of two who come at once for the last visit one is let in", async () => {
  const { leader } = await addPeople(server);
  const { item } = await bringItem(leader, 0, 7);
  const { code } = await link(leader, { id: item.id, maxUses: 3 });
  const answers = await Promise.all(Array.from({ length: 8 }, async () => come(code)));
  expect(answers.filter(({ code: said }) => said === 200)).toHaveLength(3);
  const [shown] = await done(server, leader, listPublicLinks, { id: item.id });
  expect(shown).toMatchObject({ uses: 3, works: false, lastTime: server.clock.now });
});

test("a visit lasts for a while, and counts once", async () => {
  const { leader } = await addPeople(server);
  const { item, fileId } = await bringItem(leader, 0, 8);
  const { code } = await link(leader, { id: item.id, maxUses: 1 });
  const ticket = await ticketOf(code);
  for (const _time of [1, 2]) expect((await read(ticket, fileId)).status).toBe(200);
  const again = { code, ticket };
  expect((await server.call(openPublicLink, again, "", from())).data.ticket).toBe(ticket);
  const other = await link(leader, { id: item.id, password: "plumb and level" });
  const foreign = await server.call(openPublicLink, { code: other.code, ticket }, "", from());
  expect(foreign).toMatchObject({ reason: "publicLink.locked" });
  server.clock.now += PUBLIC_VISIT_KEPT + 1;
  expect((await read(ticket, fileId)).status).toBe(404);
  expect(await server.call(openPublicLink, again, "", from())).toMatchObject(GONE);
});

test("a password is asked for, and whoever guesses waits", async () => {
  const { leader } = await addPeople(server);
  const { item } = await bringItem(leader, 0, 9);
  const { code } = await link(leader, { id: item.id, password: "plumb and level" });
  expect(await come(code)).toMatchObject({ reason: "publicLink.locked" });
  const address = "198.51.100.7";
  const guess = async (password: string) => come(code, password, address);
  expect(await guess("level and plumb")).toMatchObject({ reason: "publicLink.passwordWrong" });
  expect((await guess("plumb and level")).code).toBe(200);
  for (let tries = 0; tries < 10; tries += 1) await guess(`guess ${tries}`);
  expect(await guess("plumb and level")).toMatchObject({ code: 429 });
  expect((await come(code, "plumb and level")).code).toBe(200);
  const [row] = await publicLinksTo(server.parts.database, item.id);
  expect(row?.passwordHash).toMatch(/^scrypt\$/);
  expect(row?.uses).toBe(2);
});

test("whoever only looks makes none and sees none, and others take back only their own", async () => {
  const { leader, member, newcomer: colleague } = await addPeople(server);
  const folder = await addFolder(leader);
  await share(leader, folder.id, member, "write");
  await share(leader, folder.id, colleague, "read");
  const { id } = folder;
  for (const call of [addPublicLink, listPublicLinks] as const)
    expect(await server.call(call, { id }, colleague.token)).toMatchObject({
      reason: "file.readOnly",
    });
  const ofLeader = await link(leader, { id });
  const ofMember = await link(member, { id });
  const taken = await server.call(removePublicLink, { id: ofLeader.link.id }, member.token);
  expect(taken).toMatchObject({ reason: "file.ownersOnly" });
  await done(server, leader, removePublicLink, { id: ofMember.link.id });
  expect(await come(ofMember.code)).toMatchObject(GONE);
  expect((await come(ofLeader.code)).code).toBe(200);
});

test("a link ends after now, and there are so many to one thing", async () => {
  const { leader } = await addPeople(server);
  const { id } = await addFolder(leader);
  const expireTime = server.clock.now;
  const late = await server.call(addPublicLink, { id, expireTime }, leader.token);
  expect(late).toMatchObject({ reason: "publicLink.over" });
  const { database } = server.parts;
  for (let count = 0; count < PUBLIC_LINKS_MAX; count += 1) {
    const times = { createTime: server.clock.now, expireTime: 0, lastTime: 0 };
    const hashes = { codeHash: `hash ${count}`, passwordHash: "" };
    const counts = { maxUses: 0, uses: 0 };
    const row = { id: 1_000 + count, itemId: id, userId: leader.userId };
    await putPublicLink(database, { ...row, ...hashes, ...counts, ...times });
  }
  const more = await server.call(addPublicLink, { id }, leader.token);
  expect(more).toMatchObject({ reason: "publicLink.max", data: { count: PUBLIC_LINKS_MAX } });
});
