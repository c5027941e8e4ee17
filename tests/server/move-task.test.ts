import { afterAll, beforeAll, expect, test } from "vitest";
import { listColumns } from "#contract/calls/plan.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { listTasks } from "#contract/calls/task.ts";
import { callOf } from "#contract/command-calls.ts";
import { MUTATION_HEADER } from "#contract/headers.ts";
import type { CheckItem } from "#domain/checklist/check-item.ts";
import type { File } from "#domain/file/file.ts";
import type { Message } from "#domain/message/message.ts";
import { readHead } from "#server/tables/own/space.ts";
import { type Ear, openEar } from "./make/ear.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

/** Two plans: the leader is in both, the member in the first, somebody else in the second. */
async function makePlans() {
  const world = await makeWorld(server);
  const { leader } = world;
  const other = await addSomeone(server, `Other${world.plan.id}`);
  const there = await done(server, leader, callOf("plan.add"), {
    name: "Pier 5",
    columns: ["New", "Ready"],
  });
  await done(server, leader, callOf("plan.invite"), { planId: there.id, userId: [other.userId] });
  const [column] = await done(server, leader, listColumns, { planId: there.id });
  const columnId = column?.id ?? 0;
  const move = { taskId: world.task.id, planId: there.id, columnId };
  return { ...world, other, there, columnId, move };
}

interface Witness {
  who: Someone;
  before: Replica;
  ear: Ear;
}

async function witness(who: Someone): Promise<Witness> {
  return { who, before: await new Replica().pull(server, who), ear: await openEar(server, who) };
}

/** Whoever held the rows before, and heard or asked what came since, holds what is given to somebody new. */
async function checkRows({ who, before, ear }: Witness, hasGap: boolean): Promise<Replica> {
  await ear.heard(await readHead(server.parts.database));
  const fresh = await new Replica().pull(server, who);
  const byPull = await before.copy().pull(server, who);
  expect(byPull.content()).toEqual(fresh.content());
  expect(ear.hasGap()).toBe(hasGap);
  if (!hasGap) {
    const byFrames = before.copy();
    for (const frame of ear.dataFrames()) byFrames.applyFrame(frame);
    expect(byFrames.content()).toEqual(fresh.content());
  }
  ear.leave();
  return fresh;
}

/** Rows of a task that lie in another scope than the task. */
async function strays(taskId: number): Promise<unknown[]> {
  return server.parts.database.run(
    `with t as (select * from tasks where id = $1)
     select 'subtask' as what, s.id::text from tasks s join t on s.parent_id = t.id
       where s.scope <> t.scope or s.plan_id <> t.plan_id or s.column_id <> t.column_id
     union all select 'content', c.id::text from task_contents c join t on c.id = t.id
       where c.scope <> t.scope or c.plan_id <> t.plan_id
     union all select 'dialog', d.id::text from dialogs d join t on d.id = t.dialog_id
       where d.scope <> t.scope or d.plan_id <> t.plan_id
     union all select 'participant', p.id from dialog_users p join t on p.dialog_id = t.dialog_id
       where p.scope <> t.scope or p.plan_id <> t.plan_id
     union all select 'checkItem', i.id::text from check_items i join t on i.task_id = t.id
       where i.scope <> t.scope or i.plan_id <> t.plan_id
     union all select 'file', f.id::text from files f join t on f.dialog_id = t.dialog_id
       where f.scope <> t.scope or f.plan_id <> t.plan_id
     union all select 'message', m.id::text from messages m join t on m.dialog_id = t.dialog_id
       where m.scope <> t.scope or m.plan_id <> t.plan_id`,
    [taskId],
  );
}

test("a task that moves to another plan leaves those of the first, and all of it reaches those of the second", async () => {
  const { leader, member, other, outsider, task, subtask, taskDialog, move } = await makePlans();
  for (const text of ["One", "Two"]) {
    await done(server, leader, callOf("message.sendText"), { dialogId: taskDialog.id, text });
  }
  for (const name of ["Rebar list.pdf", "Pier 4.jpg"]) {
    const content = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };
    const dialogId = taskDialog.id;
    await done(server, leader, callOf("message.sendFile"), { dialogId, name, ...content });
    await done(server, leader, callOf("checkItem.add"), { taskId: task.id, name });
  }
  const seen = {
    both: await witness(leader),
    first: await witness(member),
    second: await witness(other),
    neither: await witness(outsider),
  };
  const headers = { [MUTATION_HEADER]: "client-move:1" };
  const first = await server.call(callOf("task.move"), move, leader.token, headers);
  expect(first.data).toMatchObject({ id: task.id, planId: move.planId, taskUser: [] });
  const head = await readHead(server.parts.database);
  const again = await server.call(callOf("task.move"), move, leader.token, headers);
  expect(again.data).toEqual(first.data);
  expect(await readHead(server.parts.database)).toBe(head);
  expect(await strays(task.id)).toEqual([]);

  await checkRows(seen.neither, false);
  await checkRows(seen.both, true);
  const left = await checkRows(seen.first, false);
  for (const entity of ["task", "taskContent", "message"] as const) {
    expect(left.of(entity), entity).toEqual([]);
  }
  const entered = await checkRows(seen.second, true);
  expect(new Set(entered.of("task").map((row) => row.id))).toEqual(new Set([task.id, subtask.id]));
  expect(entered.of("taskContent").map((row) => row.id)).toEqual([task.id]);
  expect(entered.of<Message>("message").map((row) => row.position)).toEqual([1, 2, 3, 4, 5]);
  expect(entered.windows).toMatchObject([{ dialogId: taskDialog.id, from: 1, to: 5 }]);
  for (const replica of [entered, await checkRows(await witness(leader), false)]) {
    expect(replica.of<CheckItem>("checkItem").filter(isOfTask)).toHaveLength(3);
    expect(replica.of<File>("file").filter(isOfTask)).toHaveLength(2);
  }

  function isOfTask({ taskId }: { taskId: number }): boolean {
    return taskId === task.id;
  }
});

test("of a long chat that moves the newest messages come, and older ones that call the reader", async () => {
  const { leader, task, taskDialog, move } = await makePlans();
  const both = await addSomeone(server, `Both${task.id}`);
  for (const planId of [task.planId, move.planId]) {
    await done(server, leader, callOf("plan.invite"), { planId, userId: [both.userId] });
  }
  const text = `<@${both.userId}> please look`;
  const call = await done(server, leader, callOf("message.sendText"), {
    dialogId: taskDialog.id,
    text,
  });
  for (let n = 1; n <= 40; n += 1) {
    await done(server, leader, callOf("message.sendText"), {
      dialogId: taskDialog.id,
      text: `Message ${n}`,
    });
  }
  const seen = await witness(both);
  await done(server, leader, callOf("task.move"), move);
  expect(await strays(task.id)).toEqual([]);
  const replica = await checkRows(seen, true);
  expect(replica.rows.get("message")?.has(call.id)).toBe(true);
  expect(replica.of("message")).toHaveLength(26);
});

test("a task that goes and comes back is where it was, for everybody", async () => {
  const { leader, member, other, task, move, column } = await makePlans();
  const seen = [await witness(leader), await witness(member), await witness(other)];
  await done(server, leader, callOf("task.move"), move);
  await done(server, leader, callOf("task.move"), {
    taskId: task.id,
    planId: task.planId,
    columnId: column.id,
  });
  expect(await strays(task.id)).toEqual([]);
  for (const { who, before, ear } of seen) {
    const fresh = await new Replica().pull(server, who);
    expect((await before.pull(server, who)).content()).toEqual(fresh.content());
    ear.leave();
  }
});

test("what was done to a task after it moved is done in the other plan, in one push", async () => {
  const { leader, task, taskDialog, move } = await makePlans();
  const at = server.clock.now;
  const entries = [
    { n: 1, call: "task.move", data: move, at },
    { n: 2, call: "task.edit", data: { id: task.id, name: "Pour it there" }, at },
    { n: 3, call: "message.sendText", data: { dialogId: taskDialog.id, text: "It is here" }, at },
    { n: 4, call: "task.addSubtask", data: { taskId: task.id, name: "Sweep" }, at },
  ];
  const body = { clientId: "client-moves", entries };
  const { results } = await done(server, leader, syncPush, body);
  expect(results.map((result) => result.state)).toEqual(entries.map(() => "applied"));
  expect(await strays(task.id)).toEqual([]);
  const again = await done(server, leader, syncPush, body);
  expect(again.results.map((result) => result.state)).toEqual(entries.map(() => "duplicate"));
});

test("tasks that move both ways while others write to them end whole in one of the plans", async () => {
  const { leader, plan, there, columnId, column, task, taskDialog } = await makePlans();
  const tasks = [task];
  for (let n = 0; n < 5; n += 1) {
    tasks.push(
      await done(server, leader, callOf("task.add"), { planId: there.id, name: `Task ${n}` }),
    );
  }
  const places = [
    { planId: there.id, columnId },
    { planId: plan.id, columnId: column.id },
  ];
  const work = tasks.flatMap(({ id }, index) => [
    server.call(callOf("task.move"), { taskId: id, ...places[index % 2] } as never, leader.token),
    server.call(callOf("task.edit"), { id, name: `Renamed ${index}` }, leader.token),
    server.call(
      callOf("task.move"),
      { taskId: id, ...places[(index + 1) % 2] } as never,
      leader.token,
    ),
    server.call(callOf("task.add"), { planId: plan.id, name: `New ${index}` }, leader.token),
    server.call(
      callOf("message.sendText"),
      { dialogId: taskDialog.id, text: `Text ${index}` },
      leader.token,
    ),
  ]);
  const replies = await Promise.all(work);
  expect(
    replies.filter(({ code, reason }) => code !== 200 && reason !== "task.notChanged"),
  ).toEqual([]);
  for (const { id } of tasks) expect(await strays(id)).toEqual([]);
  const replica = await new Replica().pull(server, leader);
  const positions = replica.of<Message>("message").map((row) => row.position);
  expect(positions.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("the list of the plan that a task left names it among those that went, a list of all mine does not", async () => {
  const { leader, member, task, subtask, move } = await makePlans();
  const { planId } = task;
  await done(server, leader, callOf("plan.invite"), {
    planId: move.planId,
    userId: [member.userId],
  });
  const { timerange } = await done(server, member, listTasks, { planId });
  await done(server, leader, callOf("task.move"), move);
  const left = await done(server, member, listTasks, { planId, timerange });
  expect(new Set(left.deleted_id)).toEqual(new Set([task.id, subtask.id]));
  const mine = await done(server, member, listTasks, { timerange });
  expect(mine.deleted_id).toEqual([]);
  expect(mine.records.map((row) => row.id)).toEqual([task.id]);
});
