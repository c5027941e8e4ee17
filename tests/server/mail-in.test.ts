import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listTaskFiles } from "#contract/calls/file.ts";
import { getTaskContent, listTasks } from "#contract/calls/task.ts";
import { changePlanMail, makePlanMail, readPlanMail } from "#contract/calls/programs/plan-mail.ts";
import { MAIL_FILES_MAX, MAIL_SIZE_MAX, type MailWriters } from "#domain/plan/mail/mail-limits.ts";
import { type MailInSettings, readMailIn } from "#server/mail-in/mail-in-settings.ts";
import { type Mailbox, openMailbox } from "#server/mail-in/mailbox.ts";
import { startMailIn, takeMails } from "#server/mail-in/start-mail-in.ts";
import { type ImapServer, startDovecot } from "./make/mail/dovecot.ts";
import { type MailWords, writeMail } from "./make/mail/write-mail.ts";
import { type Crew, makeCrew, makeSite, type Site } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, runOn } from "./make/world.ts";

type Files = TestServer["parts"]["files"];

let imap: ImapServer;
let settings: MailInSettings;
let server: TestServer;
let crew: Crew;
let site: Site;
let mailbox: Mailbox;

beforeAll(async () => {
  imap = await startDovecot();
  const read = readMailIn(imap.environment);
  if (!read) throw new Error("There is no mailbox");
  settings = read;
  server = await openTestServer(undefined, { mailIn: settings });
  crew = await makeCrew(server);
});
beforeEach(async () => {
  site = await makeSite(server.parts, crew);
  mailbox = await openMailbox(settings);
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

async function address(writers: MailWriters = "members"): Promise<string> {
  const body = { planId: site.planId, columnId: site.otherColumnId, writers };
  return (await done(server, crew.leader, makePlanMail, body)).mail;
}

const take = async () => takeMails(server.parts, settings, mailbox);

async function send(words: MailWords): Promise<void> {
  await imap.deliver(writeMail(words));
  await take();
}

const log = async () =>
  (await done(server, crew.leader, readPlanMail, { planId: site.planId })).mails;

/** The tasks that came, the newest first. */
async function came() {
  const { records } = await done(server, crew.leader, listTasks, {
    planId: site.planId,
    size: 100,
  });
  return records.filter(({ id }) => id !== site.taskId);
}

const contentOf = async (taskId: number) =>
  (await done(server, crew.leader, getTaskContent, { taskId }))?.content ?? "";

const namesOfFiles = async (taskId: number) =>
  (await done(server, crew.leader, listTaskFiles, { taskId })).map(({ name }) => name);

test("an e-mail of a member becomes a task in the chosen column, with its text and its files", async () => {
  const to = await address();
  const files = [
    { name: "crane.txt", bytes: Buffer.from("The hook is bent.") },
    { name: "../../etc/pass\u202ewd", bytes: Buffer.from("x") },
  ];
  const text = "Two hours <b>at least</b>.\r\n\r\n> When?\r\n> Today?";
  await send({ to, subject: "=?utf-8?Q?Kran_kommt_sp=C3=A4ter?=", text, files });
  const [task] = await came();
  expect(task).toMatchObject({
    name: "Kran kommt später",
    columnId: site.otherColumnId,
    fileNum: 2,
  });
  const content = await contentOf(task?.id ?? 0);
  expect(content).toContain("<p>Two hours &lt;b&gt;at least&lt;/b&gt;.</p>");
  expect(content).toMatch(/<blockquote><p>When\?<br \/?>Today\?<\/p><\/blockquote>/);
  expect((await namesOfFiles(task?.id ?? 0)).toSorted()).toEqual(["crane.txt", "passwd"]);
  // Nobody vouches for senders here: the owner makes it, and it says so.
  expect(task?.userId).toBe(crew.leader.userId);
  expect(content).toContain("leader@example.com. It was not verified");
  expect(await log()).toMatchObject([
    { sender: "leader@example.com", subject: "Kran kommt später", reason: "", taskId: task?.id },
  ]);
  expect(await imap.mailsIn("INBOX")).toEqual([]);
  expect(await imap.mailsIn("Taken")).toHaveLength(1);
});

test("a Message-ID becomes one task, however often it comes and whoever looks", async () => {
  const to = await address();
  const mail = writeMail({ to, files: [{ name: "a.txt", bytes: Buffer.from("a") }] });
  await imap.deliver(mail);
  const other = await openMailbox(settings);
  await Promise.all([take(), takeMails(server.parts, settings, other)]);
  other.close();
  await imap.deliver(mail);
  await take();
  const tasks = await came();
  expect(tasks).toHaveLength(1);
  expect(tasks[0]?.fileNum).toBe(1);
  expect(await imap.mailsIn("INBOX")).toEqual([]);
});

test("a server that ends at any step is followed by one that does the rest, and nothing twice", async () => {
  const to = await address();
  const files = ["a", "b"].map((name) => ({ name: `${name}.txt`, bytes: Buffer.from(name) }));
  await imap.deliver(writeMail({ to, files }));
  const { files: store, hub } = server.parts;
  // It ends before the n-th thing that it writes or puts away.
  for (let step = 1; step <= 4; step += 1) {
    let left = step;
    const fail = () => {
      left -= 1;
      if (left <= 0) throw new Error("Killed");
    };
    const broken = Object.create(store, {
      write: {
        value: async (...given: Parameters<typeof store.write>) => {
          fail();
          return store.write(...given);
        },
      },
    }) as typeof store;
    const killed: Mailbox = {
      isOpen: true,
      waiting: async (most) => mailbox.waiting(most),
      read: async (uid) => mailbox.read(uid),
      move: async () => {
        throw new Error("Killed");
      },
      close: () => undefined,
    };
    await takeMails({ ...server.parts, files: broken, hub }, settings, killed);
    server.clock.now += 121_000;
  }
  expect(await imap.mailsIn("INBOX")).toHaveLength(1);
  await take();
  expect(await came()).toMatchObject([{ fileNum: 2 }]);
  expect(await imap.mailsIn("INBOX")).toEqual([]);
  expect(await log()).toHaveLength(1);
});

test("who is not in the plan is refused, but where everybody may write", async () => {
  const from = "Somebody <somebody@elsewhere.example>";
  await send({ to: await address(), from });
  await send({ to: await address(), from: crew.outsider.email });
  expect(await came()).toEqual([]);
  expect((await log()).map(({ reason }) => reason)).toEqual(["stranger", "stranger"]);
  expect(await imap.mailsIn("Refused")).toHaveLength(2);
  await send({ to: await address("everybody"), from });
  const [task] = await came();
  expect(task?.userId).toBe(crew.leader.userId);
  expect(await contentOf(task?.id ?? 0)).toContain("somebody@elsewhere.example");
});

test("an address that was made anew or of a plan that is gone leads nowhere", async () => {
  const old = await address();
  const fresh = await address();
  await send({ to: old });
  expect(await came()).toEqual([]);
  expect(await log()).toEqual([]);
  expect(await imap.mailsIn("Refused")).toHaveLength(1);
  await runOn(server)(crew.leader, "plan.archive", { planId: site.planId, type: "add" });
  await send({ to: fresh });
  expect((await log())[0]?.reason).toBe("archived");
  await runOn(server)(crew.leader, "plan.remove", { planId: site.planId });
  await send({ to: fresh });
  const [{ count } = { count: -1 }] = await server.parts.database.run<{ count: number }>(
    "select count(*) from plan_mails where plan_id = $1",
    [site.planId],
  );
  expect(count).toBe(0);
});

test.each([
  ["Auto-Submitted: auto-replied"],
  ["Precedence: bulk"],
  ["List-Id: <site.lists.example>"],
  ["Return-Path: <>"],
])("what no person wrote is passed over: %s", async (line) => {
  await send({ to: await address("everybody"), head: [line] });
  expect(await came()).toEqual([]);
  expect((await log())[0]?.reason).toBe("automatic");
});

test("a folder that goes while the line is open is made anew, and nothing stays in the inbox", async () => {
  const to = await address();
  const warn = vi.spyOn(server.parts.log, "warn");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  const mailIn = startMailIn(server.parts);
  // A look into a folder while an e-mail moves in it may miss it: that it came is what counts.
  const arrives = async () =>
    vi.waitFor(
      async () => {
        vi.advanceTimersByTime(10_000);
        expect(await imap.mailsIn("Taken")).toHaveLength(1);
      },
      { timeout: 10_000, interval: 200 },
    );
  try {
    await imap.deliver(writeMail({ to }));
    await arrives();
    await imap.dropFolder("Taken");
    await imap.deliver(writeMail({ to }));
    await arrives();
    await mailIn.close();
    expect(await imap.mailsIn("INBOX")).toEqual([]);
    expect(await came()).toHaveLength(2);
    expect(warn.mock.calls).toEqual([
      [{ reason: "An e-mail could not be moved into Taken" }, expect.any(String)],
    ]);
  } finally {
    await mailIn.close();
    vi.useRealTimers();
    warn.mockRestore();
  }
});

/** A server whose files cannot be kept. */
function withoutStore(): typeof server.parts {
  const full = { write: { value: async () => Promise.reject(new Error("No room")) } };
  return { ...server.parts, files: Object.create(server.parts.files, full) as Files };
}

test.each([
  ["its row knows it", "update plan_mails set left_out = left_out where plan_id = $1"],
  ["the ledger alone knows it", "update plan_mails set task_id = 0 where plan_id = $1"],
])("a task that stands gets its files though the column changes meanwhile: %s", async (_, end) => {
  const to = await address();
  await imap.deliver(writeMail({ to, files: [{ name: "a.txt", bytes: Buffer.from("a") }] }));
  await takeMails(withoutStore(), settings, mailbox);
  await server.parts.database.run(end, [site.planId]);
  const body = { planId: site.planId, columnId: site.columnId, writers: "members" as const };
  await done(server, crew.leader, changePlanMail, body);
  server.clock.now += 121_000;
  await take();
  expect(await came()).toMatchObject([{ columnId: site.otherColumnId, fileNum: 1 }]);
  expect(await log()).toMatchObject([{ reason: "", leftOut: 0 }]);
  expect(await imap.mailsIn("Taken")).toHaveLength(1);
});

test("a task that stands is no refusal, though its files never come", async () => {
  const to = await address();
  await imap.deliver(writeMail({ to, files: [{ name: "a.txt", bytes: Buffer.from("a") }] }));
  for (let step = 0; step < 6; step += 1, server.clock.now += 121_000)
    await takeMails(withoutStore(), settings, mailbox);
  const [task] = await came();
  expect(await log()).toMatchObject([{ reason: "", taskId: task?.id, leftOut: 1 }]);
  expect(await imap.mailsIn("Taken")).toHaveLength(1);
});

test("hostile e-mails are taken apart safely or refused, and the next one comes", async () => {
  const to = await address("everybody");
  const script = `<p onclick="x()">Hi<script>alert(1)</script><img src="https://spy.example/x"></p>\u202eabc`;
  await send({ to, subject: "\u202eevil\u0007 =?x-none?B?gICA?=\t name", html: script });
  const [first] = await came();
  expect(first?.name).not.toMatch(/\u202e|\p{Cc}/u);
  const content = await contentOf(first?.id ?? 0);
  expect(content).toContain("<p>Hi</p>");
  expect(content).not.toMatch(/script|onclick|img|\u202e/);
  const many = Array.from({ length: 1_000 }, (_, n) => ({
    name: `${n}.txt`,
    bytes: Buffer.from("x"),
  }));
  await send({ to, subject: "A thousand files", files: many });
  expect((await came())[0]?.fileNum).toBe(MAIL_FILES_MAX);
  expect((await log())[0]?.leftOut).toBe(1_000 - MAIL_FILES_MAX);
  await send({ to, subject: "Too big", text: "x".repeat(MAIL_SIZE_MAX) });
  expect((await log())[0]?.reason).toBe("tooBig");
  await send({ to, from: "a@example.com, b@example.com" });
  await send({ to, head: ["From: other@example.com"] });
  expect((await log()).slice(0, 2).map(({ reason }) => reason)).toEqual(["sender", "sender"]);
  let nested = "Content-Type: text/plain\r\n\r\ndeep";
  for (let n = 0; n < 400; n += 1)
    nested = `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n${nested}\r\n--b${n}--`;
  await imap.deliver(`From: deep@example.com\r\nTo: ${to}\r\nMessage-ID: <deep@x>\r\n${nested}`);
  await take();
  expect((await log())[0]?.reason).toBe("unreadable");
  await imap.deliver(`X-Long: ${"x".repeat(2 ** 20)}\r\nTo: ${to}\r\n\r\nbody`);
  await imap.deliver(Buffer.from([0, 255, 13, 10, 254]));
  await imap.deliver("");
  await send({ to, subject: "", text: "" });
  expect((await came())[0]?.name).toBe("(no subject)");
  expect(await imap.mailsIn("INBOX")).toEqual([]);
});
