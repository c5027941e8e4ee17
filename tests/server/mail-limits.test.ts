import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listTasks } from "#contract/calls/task.ts";
import { makePlanMail, readPlanMail } from "#contract/calls/programs/plan-mail.ts";
import {
  MAILS_OF_PLAN_MAX,
  MAILS_OF_SENDER_MAX,
  type MailStanding,
} from "#domain/plan/mail/mail-limits.ts";
import { type MailInSettings, readMailIn } from "#server/mail-in/mail-in-settings.ts";
import { type Mailbox, openMailbox } from "#server/mail-in/mailbox.ts";
import { takeMails } from "#server/mail-in/start-mail-in.ts";
import { claimPlanMail, setPlanMail } from "#server/tables/own/outward/plan-mail.ts";
import { type ImapServer, startDovecot } from "./make/mail/dovecot.ts";
import { type MailWords, writeMail } from "./make/mail/write-mail.ts";
import { type Crew, makeCrew, makeSite, type Site } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

const AUTHSERV = "mx.example.com";
const STRANGER = "flood@elsewhere.example";

let imap: ImapServer;
let settings: MailInSettings;
let server: TestServer;
let crew: Crew;
let site: Site;
let mailbox: Mailbox;
let to: string;

beforeAll(async () => {
  imap = await startDovecot();
  const read = readMailIn({ ...imap.environment, MAIL_IN_AUTHSERV: AUTHSERV });
  if (!read) throw new Error("There is no mailbox");
  settings = read;
  server = await openTestServer(undefined, { mailIn: settings });
  crew = await makeCrew(server);
});
beforeEach(async () => {
  site = await makeSite(server.parts, crew);
  mailbox = await openMailbox(settings);
  const body = { planId: site.planId, columnId: site.columnId, writers: "everybody" as const };
  to = (await done(server, crew.leader, makePlanMail, body)).mail;
});
afterEach(async () => {
  mailbox.close();
  await imap.clear();
  server.clock.now += 25 * 3_600_000;
});
afterAll(async () => {
  await server?.close();
  await imap?.close();
});

const take = async () => takeMails(server.parts, settings, mailbox);

/** Why the e-mail became no task, "" = it did. */
async function send(words: Omit<MailWords, "to">): Promise<string | undefined> {
  await imap.deliver(writeMail({ to, ...words }));
  await take();
  return (await reasons())[0];
}

const reasons = async () =>
  (await done(server, crew.leader, readPlanMail, { planId: site.planId })).mails.map(
    ({ reason }) => reason,
  );

async function makers() {
  const { records } = await done(server, crew.leader, listTasks, { planId: site.planId, size: 9 });
  return records.filter(({ id }) => id !== site.taskId).map(({ userId }) => userId);
}

const vouched = (from: string) => ({
  from,
  head: [`Authentication-Results: ${AUTHSERV}; dmarc=pass header.from=${from.split("@")[1]}`],
});

/** E-mails that came before. */
async function fill(
  many: number,
  senderOf: (n: number) => string,
  put: { standing: MailStanding | ""; counted: number; state?: "taken" | "refused" },
): Promise<void> {
  const { database, mint } = server.parts;
  const { now } = server.clock;
  for (let n = 0; n < many; n += 1) {
    const id = mint.nextId();
    const mail = { id, mailKey: `filled ${id}`, planId: site.planId, sender: senderOf(n) };
    await claimPlanMail(database, { ...mail, subject: "" }, { now, until: now });
    await setPlanMail(database, id, { state: "taken", ...put });
  }
}

/** Nested so deeply that it cannot be taken apart. */
function unreadable(from: string, id: string): string {
  let nested = "Content-Type: text/plain\r\n\r\ndeep";
  for (let n = 0; n < 400; n += 1)
    nested = `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n${nested}\r\n--b${n}--`;
  return `From: ${from}\r\nTo: ${to}\r\nMessage-ID: <${id}>\r\n${nested}`;
}

test("more than one sender writes in a day is refused", async () => {
  const before = { standing: "unverified", counted: 1 } as const;
  await fill(MAILS_OF_SENDER_MAX - 1, () => STRANGER, before);
  for (let n = 0; n < 3; n += 1) await imap.deliver(writeMail({ to, from: STRANGER }));
  await take();
  expect(await makers()).toHaveLength(1);
  expect((await reasons()).slice(0, 2)).toEqual(["tooMany", "tooMany"]);
  expect(await send({})).toBe("");
  server.clock.now += 25 * 3_600_000;
  expect(await send({ from: STRANGER })).toBe("");
});

test("whoever forges a colleague's address uses up nothing of the colleague's", async () => {
  const from = crew.member.email;
  await fill(MAILS_OF_SENDER_MAX - 1, () => from, { standing: "unverified", counted: 1 });
  expect(await send({ from })).toBe("");
  expect(await send({ from })).toBe("tooMany");
  expect(await send(vouched(from))).toBe("");
  expect((await makers())[0]).toBe(crew.member.userId);
  await fill(MAILS_OF_SENDER_MAX - 2, () => from, { standing: "member", counted: 1 });
  expect(await send(vouched(from))).toBe("");
  expect(await send(vouched(from))).toBe("tooMany");
});

test("strangers use up what a plan takes of strangers, and its members have as much of their own", async () => {
  const some = (n: number) => `${n}@elsewhere.example`;
  await fill(MAILS_OF_PLAN_MAX - 2, some, { standing: "unverified", counted: 1 });
  expect(await send(vouched(STRANGER))).toBe("");
  expect(await send({ from: crew.leader.email })).toBe("");
  expect(await send(vouched("late@elsewhere.example"))).toBe("tooMany");
  expect(await send({ from: "later@elsewhere.example" })).toBe("tooMany");
  expect(await send(vouched(crew.member.email))).toBe("");
  await fill(MAILS_OF_PLAN_MAX - 1, some, { standing: "member", counted: 1 });
  expect(await send(vouched(crew.leader.email))).toBe("tooMany");
});

test("what cannot be read counts each time that it is tried, and is read no more beyond", async () => {
  await fill(MAILS_OF_SENDER_MAX - 3, () => STRANGER, { standing: "unverified", counted: 1 });
  const read = vi.spyOn(mailbox, "read");
  // One Message-ID: it is one row, but costs as much each time.
  for (const id of ["a@x", "a@x", "b@x", "a@x", "c@x"]) {
    await imap.deliver(unreadable(STRANGER, id));
    await take();
    server.clock.now += 1;
  }
  expect(read).toHaveBeenCalledTimes(3);
  expect((await reasons()).slice(0, 3).toSorted()).toEqual(["tooMany", "tooMany", "unreadable"]);
  expect(await send({ from: STRANGER })).toBe("tooMany");
  expect(await send({})).toBe("");
});

test("what is too big costs nothing and is not counted, and what was counted today is not forgotten", async () => {
  const { database } = server.parts;
  await fill(1, () => STRANGER, { standing: "unverified", counted: 49, state: "refused" });
  server.clock.now += 1;
  await fill(250, () => "a@x", { standing: "", counted: 0, state: "refused" });
  server.clock.now += 1;
  expect(await send({ from: STRANGER, text: "x".repeat(25 * 1024 ** 2) })).toBe("tooBig");
  const [kept] = await database.run<{ count: number; counted: number }>(
    "select count(*) as count, sum(counted) as counted from plan_mails where plan_id = $1",
    [site.planId],
  );
  expect(kept).toEqual({ count: 201, counted: 49 });
  expect(await send({ from: STRANGER })).toBe("");
  expect(await send({ from: STRANGER })).toBe("tooMany");
});
