import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listAudit } from "#contract/calls/administration.ts";
import { listTaskFiles } from "#contract/calls/file.ts";
import { getTaskContent, listTasks } from "#contract/calls/task.ts";
import {
  changePlanMail,
  makePlanMail,
  readPlanMail,
  removePlanMail,
} from "#contract/calls/programs/plan-mail.ts";
import { NO_ACCESS, PLAN_GONE } from "#domain/refusal.ts";
import { readMailIn } from "#server/mail-in/mail-in-settings.ts";
import { openMailbox } from "#server/mail-in/mailbox.ts";
import { takeMails } from "#server/mail-in/start-mail-in.ts";
import { type ImapServer, startDovecot } from "./make/mail/dovecot.ts";
import { type MailWords, writeMail } from "./make/mail/write-mail.ts";
import { holdUp, waitingForLocks } from "./make/hold-up.ts";
import { type Crew, makeCrew, makeSite, type Site } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, runOn } from "./make/world.ts";

const AUTHSERV = "mx.example.com";

let imap: ImapServer;
let server: TestServer;
let crew: Crew;
let site: Site;

beforeAll(async () => {
  imap = await startDovecot();
  const mailIn = readMailIn({ ...imap.environment, MAIL_IN_AUTHSERV: AUTHSERV });
  // Nobody opens what was not checked; here nothing is.
  server = await openTestServer(undefined, { mailIn, scanner: { command: ["true"] } });
  crew = await makeCrew(server);
});
beforeEach(async () => {
  site = await makeSite(server.parts, crew);
});
afterAll(async () => {
  await server?.close();
  await imap?.close();
});

const wish = (writers: "members" | "everybody" = "members") => ({
  planId: site.planId,
  columnId: site.columnId,
  writers,
});
const read = async () => done(server, crew.leader, readPlanMail, { planId: site.planId });

async function send(words: MailWords): Promise<void> {
  const { mailIn } = server.parts.settings;
  if (!mailIn) throw new Error("There is no mailbox");
  await imap.deliver(writeMail(words));
  const mailbox = await openMailbox(mailIn);
  await takeMails(server.parts, mailIn, mailbox);
  mailbox.close();
}

async function newest() {
  const { records } = await done(server, crew.leader, listTasks, { planId: site.planId, size: 9 });
  return records.find(({ id }) => id !== site.taskId);
}

const vouched = (from: string) => [
  `Authentication-Results: ${AUTHSERV}; dmarc=pass header.from=${from.split("@")[1]}`,
];

test("a plan has one address, of which the database keeps a hash", async () => {
  expect(await read()).toMatchObject({ isOn: true, verifies: true, address: null, mails: [] });
  const { mail, row } = await done(server, crew.leader, makePlanMail, wish());
  expect(mail).toMatch(/^plans\+[a-z2-9]{24}@mail\.example\.com$/);
  expect(row).toMatchObject({ columnId: site.columnId, writers: "members" });
  expect(JSON.stringify(await read())).not.toContain(mail);
  const kept = await server.parts.database.run("select * from plan_mail_addresses");
  expect(JSON.stringify(kept)).not.toContain(mail.slice(6, 30));
  const changed = { ...wish("everybody"), columnId: site.otherColumnId };
  await done(server, crew.leader, changePlanMail, changed);
  await send({ to: mail, from: "anybody@elsewhere.example" });
  expect((await newest())?.columnId).toBe(site.otherColumnId);
  await done(server, crew.leader, removePlanMail, { planId: site.planId });
  await done(server, crew.leader, removePlanMail, { planId: site.planId });
  expect((await server.call(changePlanMail, wish(), crew.leader.token)).reason).toBe(
    "planMail.gone",
  );
  await send({ to: mail, from: "anybody@elsewhere.example" });
  expect((await read()).mails).toHaveLength(1);
  const { records } = await done(server, crew.administrator, listAudit, {});
  expect(records.slice(0, 3).map(({ kind }) => kind)).toEqual([
    "mailAddressRemove",
    "mailAddressChange",
    "mailAddressAdd",
  ]);
});

test("nobody but who leads the plan sees, makes, changes or revokes its address", async () => {
  await done(server, crew.leader, makePlanMail, wish());
  for (const call of [readPlanMail, makePlanMail, changePlanMail, removePlanMail] as const) {
    expect((await server.call(call, wish(), crew.member.token)).code).toBe(NO_ACCESS);
    expect((await server.call(call, wish(), crew.outsider.token)).code).toBe(PLAN_GONE);
  }
  expect((await read()).address).not.toBeNull();
  await runOn(server)(crew.leader, "plan.setRights", {
    planId: site.planId,
    rights: { mail: "owner" },
  });
  const foreign = { ...wish(), columnId: (await makeSite(server.parts, crew)).columnId };
  expect((await server.call(makePlanMail, foreign, crew.leader.token)).reason).toBe("column.gone");
});

test("a change that waits while the address is revoked or made anew brings the old one not back", async () => {
  const { database } = server.parts;
  const { mail: old } = await done(server, crew.leader, makePlanMail, wish());
  const from = "anybody@elsewhere.example";
  for (const meanwhile of [
    "update plan_mail_addresses set code_hash = 'another' where plan_id = $1",
    "delete from plan_mail_addresses where plan_id = $1",
  ]) {
    const goOn = await holdUp(database, async (tx) => tx.run(meanwhile, [site.planId]));
    const changing = server.call(changePlanMail, wish("everybody"), crew.leader.token);
    await vi.waitUntil(async () => (await waitingForLocks(database)) > 0, { timeout: 10_000 });
    await goOn();
    const isGone = meanwhile.startsWith("delete");
    expect((await changing).reason).toBe(isGone ? "planMail.gone" : undefined);
    expect((await read()).address?.writers).toBe(isGone ? undefined : "everybody");
    await send({ to: old, from });
    expect((await read()).mails).toEqual([]);
  }
});

test("who may write is told in the audit log when it changes, and only then", async () => {
  await done(server, crew.leader, makePlanMail, wish());
  await done(server, crew.leader, changePlanMail, { ...wish(), columnId: site.otherColumnId });
  await done(server, crew.leader, changePlanMail, wish("everybody"));
  await done(server, crew.leader, changePlanMail, wish("everybody"));
  const { records } = await done(server, crew.administrator, listAudit, {});
  expect(records.slice(0, 2)).toMatchObject([
    { kind: "mailAddressChange", userId: crew.leader.userId, detail: { note: "everybody" } },
    { kind: "mailAddressAdd", detail: { note: "members" } },
  ]);
});

test("without a mailbox of the operator's there is none, and the screen is told so", async () => {
  const plain = await openTestServer();
  try {
    const inside = await makeCrew(plain);
    const { planId, columnId } = await makeSite(plain.parts, inside);
    expect(await done(plain, inside.leader, readPlanMail, { planId })).toMatchObject({
      isOn: false,
    });
    const asked = { planId, columnId, writers: "members" as const };
    expect((await plain.call(makePlanMail, asked, inside.leader.token)).reason).toBe(
      "planMail.off",
    );
  } finally {
    await plain.close();
  }
});

test("a member for whom the mail server vouches makes the task, others with their address are refused", async () => {
  const { mail: to } = await done(server, crew.leader, makePlanMail, wish());
  const from = crew.member.email;
  await send({ to, from, head: vouched(from) });
  const task = await newest();
  expect(task?.userId).toBe(crew.member.userId);
  const content = await done(server, crew.leader, getTaskContent, { taskId: task?.id ?? 0 });
  expect(content?.content).not.toContain(from);
  await send({ to, from });
  const foreign = vouched(from)[0]?.replace(AUTHSERV, "mx.evil.example") ?? "";
  await send({ to, from, head: [foreign] });
  await send({ to, from, head: [`Authentication-Results: ${AUTHSERV}; none`, ...vouched(from)] });
  const reasons = (await read()).mails.map(({ reason }) => reason);
  expect(reasons).toEqual(["unverified", "unverified", "unverified", ""]);
  await runOn(server)(crew.leader, "plan.setRole", {
    planId: site.planId,
    userId: crew.member.userId,
    role: "observer",
  });
  await send({ to, from, head: vouched(from) });
  expect((await read()).mails[0]?.reason).toBe("notAllowed");
  await done(server, crew.leader, changePlanMail, wish("everybody"));
  await send({ to, from });
  const forged = await newest();
  expect(forged?.userId).toBe(crew.leader.userId);
  const said = await done(server, crew.leader, getTaskContent, { taskId: forged?.id ?? 0 });
  expect(said?.content).toContain(`${from}. It was not verified`);
});

test("one e-mail to two plans becomes a task in each", async () => {
  const one = await done(server, crew.leader, makePlanMail, wish());
  const first = site;
  site = await makeSite(server.parts, crew);
  const two = await done(server, crew.leader, makePlanMail, wish());
  const from = crew.leader.email;
  await send({ to: `${one.mail}, ${two.mail}`, from, head: vouched(from) });
  expect((await read()).mails).toMatchObject([{ reason: "" }]);
  site = first;
  expect((await read()).mails).toMatchObject([{ reason: "" }]);
});

test("attachments wait for the scanner, and those for which there is no room are left out", async () => {
  const { mail: to } = await done(server, crew.leader, makePlanMail, wish());
  const from = crew.leader.email;
  await runOn(server)(crew.administrator, "setting.save", { personQuota: 1 });
  const files = [
    { name: "small.txt", bytes: Buffer.from("small") },
    { name: "large.bin", bytes: Buffer.alloc(2 * 1024 ** 2, 7) },
  ];
  await send({ to, from, head: vouched(from), files });
  const [mail] = (await read()).mails;
  expect(mail).toMatchObject({ reason: "", leftOut: 1 });
  const taskId = mail?.taskId ?? 0;
  const there = await done(server, crew.leader, listTaskFiles, { taskId });
  expect(there).toMatchObject([{ name: "small.txt", arriveTime: 0, scan: "waiting" }]);
});
