import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import type { Notice } from "#domain/notice/notice.ts";
import { remindPeople } from "#server/jobs/remind-people.ts";
import { LETTERS_AN_HOUR } from "#server/tables/own/reminder-letter.ts";
import { sendReminders } from "#server/jobs/send-reminders.ts";
import { tableOf } from "#server/tables/registry.ts";
import { type LetterServer, openLetterServer } from "./make/letter-server.ts";
import type { Someone } from "./make/people.ts";
import { openSecondServer } from "./make/second-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SUBJECT = "Reminder: Pour the slab";

let letters: LetterServer;

beforeAll(async () => {
  letters = await openLetterServer();
});
afterAll(async () => letters.close());

/** The member's task, with the leader's help: it begins in two hours, and both are reminded half an hour before. */
async function makeReminded() {
  const { server } = letters;
  const world = await makeWorld(server);
  const start = server.clock.now + 2 * HOUR;
  await done(server, world.leader, callOf("task.edit"), {
    id: world.task.id,
    addAssist: [world.leader.userId],
    times: [start, start + HOUR],
    addReminder: [
      { edge: "start", minutes: 30 },
      { edge: "end", minutes: 0 },
    ],
  });
  return { world, start };
}

async function remindersOf({ userId }: Someone): Promise<Notice[]> {
  const notices = await tableOf("notice").list(letters.server.parts.database, { userId });
  return notices.filter(({ kind }) => kind === "reminder");
}

async function timesTold(world: World): Promise<number> {
  const id = `${world.member.userId}/reminder/${world.task.id}`;
  const [row] = await letters.server.parts.database.run<{ count: number }>(
    "select count(*)::int as count from changes where entity = 'notice' and row_id = $1",
    [id],
  );
  return row?.count ?? 0;
}

async function lettersTo({ userId }: Someone, subject: string): Promise<number> {
  const account = await tableOf("account").get(letters.server.parts.database, userId);
  return letters.box.letters.filter((one) => one.to === account?.email && one.subject === subject)
    .length;
}

test("owners and assistants are told at the time, before start and end, and nobody else", async () => {
  const { server } = letters;
  const { world, start } = await makeReminded();
  server.clock.now = start - 30 * MINUTE - 1;
  await remindPeople(server.parts);
  expect(await remindersOf(world.member)).toEqual([]);
  server.clock.now = start - 30 * MINUTE;
  await remindPeople(server.parts);
  for (const person of [world.leader, world.member])
    expect(await remindersOf(person)).toMatchObject([{ taskId: world.task.id, byUserId: 0 }]);
  expect(await remindersOf(world.outsider)).toEqual([]);
  server.clock.now = start + HOUR;
  await remindPeople(server.parts);
  expect(await timesTold(world)).toBe(2);
  expect(await remindersOf(world.member)).toMatchObject([{ time: start + HOUR }]);
});

test("what was missed while no server ran is told by two of them at once, once", async () => {
  const { server } = letters;
  const { world, start } = await makeReminded();
  server.clock.now = start + 5 * HOUR;
  const second = await openSecondServer(server);
  const neighbour = { ...server.parts, database: second.database };
  await Promise.all([remindPeople(server.parts), remindPeople(neighbour)]);
  await Promise.all([sendReminders(server.parts), sendReminders(neighbour)]);
  await remindPeople(neighbour);
  await sendReminders(neighbour);
  await second.close();
  expect(await timesTold(world)).toBe(1);
  expect(await lettersTo(world.member, SUBJECT)).toBe(1);
});

test("a server that ends in the middle of telling has told nobody, and the others tell once", async () => {
  const { server } = letters;
  const { world, start } = await makeReminded();
  server.clock.now = start - 30 * MINUTE;
  const second = await openSecondServer(server);
  const neighbour = { ...server.parts, database: second.database };
  const dying = { ...neighbour, database: second.dyingAfter(0) };
  // Its connection breaks behind all that it noted.
  await remindPeople(dying).catch(() => undefined);
  expect([await timesTold(world), await lettersTo(world.member, SUBJECT)]).toEqual([0, 0]);
  await Promise.all([remindPeople(server.parts), remindPeople(neighbour)]);
  await Promise.all([sendReminders(server.parts), sendReminders(neighbour)]);
  await remindPeople(server.parts);
  await sendReminders(server.parts);
  await second.close();
  for (const person of [world.member, world.leader]) {
    expect(await remindersOf(person)).toMatchObject([{ taskId: world.task.id }]);
    expect(await lettersTo(person, SUBJECT)).toBe(1);
  }
  expect(await timesTold(world)).toBe(1);
});

test("a task that was moved before is told of at its new time alone, and one that is done or put away not at all", async () => {
  const { server } = letters;
  const { world, start } = await makeReminded();
  const edit = async (change: object) =>
    done(server, world.leader, callOf("task.edit"), { id: world.task.id, ...change });
  await edit({ times: [start + HOUR, start + 2 * HOUR] });
  server.clock.now = start;
  await remindPeople(server.parts);
  expect(await timesTold(world)).toBe(0);
  const archive = async (type: "add" | "recovery") =>
    done(server, world.leader, callOf("plan.archive"), { planId: world.plan.id, type });
  await archive("add");
  server.clock.now = start + 30 * MINUTE;
  await remindPeople(server.parts);
  await archive("recovery");
  await edit({ id: world.subtask.id, completeTime: server.clock.now });
  await edit({ completeTime: server.clock.now });
  server.clock.now = start + 3 * HOUR;
  await remindPeople(server.parts);
  expect(await timesTold(world)).toBe(0);
});

test("a letter that is refused is sent later, and none to who wants none or sees the task no more", async () => {
  const { server, box } = letters;
  const { world, start } = await makeReminded();
  await done(server, world.leader, callOf("notify.save"), { turnOff: ["reminderLetter"] });
  box.takes = false;
  server.clock.now = start;
  const subject = SUBJECT;
  await remindPeople(server.parts);
  await sendReminders(server.parts);
  box.takes = true;
  await sendReminders(server.parts);
  expect(await lettersTo(world.member, subject)).toBe(0);
  server.clock.now += 2 * MINUTE;
  await sendReminders(server.parts);
  await sendReminders(server.parts);
  expect(await lettersTo(world.member, subject)).toBe(1);
  expect(await lettersTo(world.leader, subject)).toBe(0);
  expect(await remindersOf(world.leader)).toHaveLength(1);
  server.clock.now = start + HOUR;
  await remindPeople(server.parts);
  await done(server, world.member, callOf("plan.exit"), { planId: world.plan.id });
  await sendReminders(server.parts);
  expect(await lettersTo(world.member, subject)).toBe(1);
});

test("whoever plans with somebody does not fill their mailbox", async () => {
  const { server, box } = letters;
  const world = await makeWorld(server);
  const { member, leader, plan } = world;
  const account = await tableOf("account").get(server.parts.database, member.userId);
  const received = () => box.letters.filter(({ to }) => to === account?.email).length;
  const remind = async (count: number) => {
    const start = server.clock.now + HOUR;
    for (let at = 0; at < count; at += 1) {
      const added = { planId: plan.id, name: `Task ${at}`, owner: [member.userId] };
      const { id } = await done(server, leader, callOf("task.add"), added);
      await done(server, leader, callOf("task.edit"), {
        id,
        times: [start, start + HOUR],
        addReminder: [{ edge: "start", minutes: 0 }],
      });
    }
    server.clock.now = start;
    await remindPeople(server.parts);
    await sendReminders(server.parts);
  };
  await remind(LETTERS_AN_HOUR + 5);
  expect(received()).toBe(LETTERS_AN_HOUR);
  await remind(1);
  // The hour of the first ones is over.
  expect(received()).toBe(LETTERS_AN_HOUR + 1);
});
