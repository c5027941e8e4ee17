import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  addFormLink,
  fillByFormLink,
  listFormLinks,
  openFormLink,
  removeFormLink,
} from "#contract/calls/forms/form-link.ts";
import { callOf } from "#contract/command-calls.ts";
import type { BodyOf } from "#contract/call.ts";
import {
  FORM_LINK_DAY_MAX,
  FORM_LINKS_MAX,
  FORM_VISIT_KEPT,
} from "#domain/form-link/form-link-limits.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { tableOf } from "#server/tables/registry.ts";
import { diary, formName } from "#tests/make/company-forms.ts";
import { setUpCompany } from "../make/site.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const GONE = { code: 404, reason: "formLink.gone" };
const DAY = 24 * 3_600_000;

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let formId: number;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  await setUpCompany(server);
  people = await addPeople(server);
});
beforeEach(async () => {
  const added = { name: formName("Hazard"), definition: diary };
  ({ id: formId } = await done(server, people.administrator, callOf("form.add"), added));
  await done(server, people.administrator, callOf("form.publish"), { id: formId });
});
afterAll(async () => server.close());

let calls = 0;
/** Each call comes from an address of its own: how many there may be of one is asked elsewhere. */
const from = () => {
  calls += 1;
  return { "x-forwarded-for": `10.8.${calls >> 8}.${calls & 255}` };
};
const link = async (more: Partial<BodyOf<typeof addFormLink>> = {}) =>
  done(server, people.administrator, addFormLink, { formId, name: "Gate 2", ...more });
const open = async (code: string) => server.call(openFormLink, { code }, "", from());
const ticketOf = async (code: string) => (await open(code)).data.ticket;
const keyOf = (word: string) => word.padEnd(16, "-");
const fill = async (
  ticket: string,
  key: string,
  values: object = { part: "Pier 4" },
  name?: string,
) => {
  const body = { ticket, key: keyOf(key), data: JSON.stringify(values), ...(name && { name }) };
  return server.call(fillByFormLink, body, "", from());
};
const records = async (): Promise<FormRecord[]> =>
  tableOf("record").list(server.parts.database, { formId });

test("a visitor without an account fills in what is theirs to say, and it says who did", async () => {
  const { code } = await link();
  const { data } = await open(code);
  expect(data.definition).toContain('"part"');
  for (const kept of ["foreman", "department", "photos", "maker", "billNo"])
    expect(data.definition).not.toContain(kept);
  const works = [{ id: "r1", what: "Rebar", hours: 7.5 }];
  const filled = await fill(data.ticket, "first", { part: "Pier 4", works }, "Ana");
  expect(filled).toMatchObject({ code: 200, data: {} });
  await fill(data.ticket, "second");
  const [named, unnamed] = await records();
  expect(named).toMatchObject({ visitor: "Ana", createUserId: people.administrator.userId });
  // What is worked out and numbered is the server's, hidden or not.
  expect(JSON.parse(named?.values ?? "")).toMatchObject({ part: "Pier 4", hours: 7.5 });
  expect(named?.values).toContain("D-");
  expect(unnamed).toMatchObject({ visitor: "-" });
});

test("what is sent twice comes once, also both at once and by another ticket", async () => {
  const { code } = await link();
  const ticket = await ticketOf(code);
  const twice = await Promise.all([fill(ticket, "same"), fill(ticket, "same")]);
  expect(twice).toMatchObject([{ code: 200 }, { code: 200 }]);
  await done(server, people.administrator, callOf("form.publish"), { id: formId });
  expect(await fill(await ticketOf(code), "same")).toMatchObject({ code: 200 });
  expect(await records()).toHaveLength(1);
  const { links } = await done(server, people.administrator, listFormLinks, { formId });
  expect(links).toMatchObject([{ uses: 1, works: true }]);
});

test("what a visitor is not asked is refused, and so is what is wrong, and counts for nothing", async () => {
  const { code } = await link({ maxUses: 1 });
  const ticket = await ticketOf(code);
  const { userId } = people.member;
  expect(await fill(ticket, "person", { part: "A", foreman: userId })).toMatchObject({
    reason: "form.fieldNotYours",
  });
  expect(
    await fill(ticket, "column", { part: "A", works: [{ id: "1", what: 3 }] }),
  ).not.toMatchObject({
    code: 200,
  });
  expect(await fill(ticket, "empty", {})).toMatchObject({
    reason: "form.recordInvalid",
    data: { problems: [{ path: "part", reason: "form.required" }] },
  });
  expect(
    await fill(ticket, "junk", { ["__proto__"]: 1, part: "x".repeat(250_000) }),
  ).not.toMatchObject({ code: 200 });
  expect(await records()).toEqual([]);
  expect(await fill(ticket, "right")).toMatchObject({ code: 200 });
  expect(await fill(ticket, "beyond")).toMatchObject(GONE);
  expect(await open(code)).toMatchObject(GONE);
});

test("a link ends with its time, its maker's right, the form, the setting, and a word", async () => {
  const { administrator, member } = people;
  const old = await link({ expireTime: server.clock.now + 60_000 });
  const ticket = await ticketOf(old.code);
  server.clock.now += 60_001;
  expect(await open(old.code)).toMatchObject(GONE);
  expect(await fill(ticket, "late")).toMatchObject(GONE);

  const standing = await link();
  const visit = await ticketOf(standing.code);
  const set = callOf("setting.save");
  await done(server, administrator, set, { publicLinks: false });
  expect(await open(standing.code)).toMatchObject(GONE);
  expect(await fill(visit, "off")).toMatchObject(GONE);
  expect(
    await server.call(addFormLink, { formId, name: "No" }, administrator.token, from()),
  ).toMatchObject({ reason: "publicLink.notAllowed" });
  await done(server, administrator, set, { publicLinks: true });
  await done(server, administrator, callOf("form.publish"), { id: formId, state: "off" });
  expect(await fill(visit, "unpublished")).toMatchObject(GONE);
  await done(server, administrator, callOf("form.publish"), { id: formId });
  expect(await fill(visit, "again")).toMatchObject({ code: 200 });
  await done(server, administrator, removeFormLink, { id: standing.link.id });
  expect(await fill(visit, "revoked")).toMatchObject(GONE);
  expect(await open("a".repeat(43))).toMatchObject(GONE);
  expect(await fill(`${visit.slice(0, -8)}AAAAAAAA`, "forged")).toMatchObject(GONE);

  const admin = callOf("user.setRole");
  await done(server, administrator, admin, { id: member.userId, isAdmin: true });
  const theirs = await done(server, member, addFormLink, { formId, name: "Theirs" });
  await done(server, administrator, admin, { id: member.userId, isAdmin: false });
  expect(await open(theirs.code)).toMatchObject(GONE);
  await done(server, administrator, admin, { id: member.userId, isAdmin: true });
  expect(await open(theirs.code)).toMatchObject(GONE);
  await done(server, administrator, admin, { id: member.userId, isAdmin: false });
});

test("a link brings so many records a day, and a ticket lasts thirty days", async () => {
  const { code, link: made } = await link();
  const ticket = await ticketOf(code);
  await server.parts.database.run(
    "update form_links set day = $1::bigint / 86400000, day_uses = $2 where id = $3",
    [server.clock.now, FORM_LINK_DAY_MAX, made.id],
  );
  expect(await fill(ticket, "one-more")).toMatchObject({ reason: "formLink.full" });
  server.clock.now += DAY;
  expect(await fill(ticket, "tomorrow")).toMatchObject({ code: 200 });
  server.clock.now += FORM_VISIT_KEPT;
  expect(await fill(ticket, "too-late")).toMatchObject(GONE);
  expect(await fill(await ticketOf(code), "anew")).toMatchObject({ code: 200 });
});

test("there are only so many links to a form, and they go with it", async () => {
  const { administrator } = people;
  const codes = [];
  for (let made = 0; made < FORM_LINKS_MAX; made += 1) codes.push((await link()).code);
  const more = { formId, name: "One more" };
  expect(await server.call(addFormLink, more, administrator.token, from())).toMatchObject({
    reason: "publicLink.max",
  });
  await done(server, administrator, callOf("form.publish"), { id: formId, state: "off" });
  await done(server, administrator, callOf("form.remove"), { id: formId });
  expect(await open(codes[0] ?? "")).toMatchObject(GONE);
  const left = await server.parts.database.run("select id from form_links where form_id = $1", [
    formId,
  ]);
  expect(left).toEqual([]);
});
