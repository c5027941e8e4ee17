import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { callOf } from "#contract/command-calls.ts";
import { addSomeone, type Someone } from "./people.ts";
import type { TestServer } from "./test-server.ts";

let worlds = 0;

/** A plan that is alive, with the people around it. */
export async function makeWorld(server: TestServer) {
  worlds += 1;
  const leader = await addSomeone(server, `Leader${worlds}`);
  const member = await addSomeone(server, `Member${worlds}`);
  const outsider = await addSomeone(server, `Outsider${worlds}`);
  const administrator = await addSomeone(server, `Administrator${worlds}`, { isAdmin: true });
  const newcomer = await addSomeone(server, `Newcomer${worlds}`);
  const plan = await done(server, leader, callOf("plan.add"), {
    name: "Pier 4",
    columns: ["To do", "Done"],
  });
  await done(server, leader, callOf("plan.invite"), { planId: plan.id, userId: [member.userId] });
  const column = await done(server, leader, callOf("column.add"), {
    planId: plan.id,
    name: "Later",
  });
  const task = await done(server, leader, callOf("task.add"), {
    planId: plan.id,
    name: "Pour the slab",
    content: "<p>By noon</p>",
    owner: [member.userId],
  });
  const subtask = await done(server, leader, callOf("task.addSubtask"), {
    taskId: task.id,
    name: "Order concrete",
  });
  const taskDialog = await done(server, leader, callOf("task.openDialog"), { taskId: task.id });
  const message = await done(server, leader, callOf("message.sendText"), {
    dialogId: taskDialog.id,
    text: "Ready?",
  });
  const group = await done(server, leader, callOf("dialog.addGroup"), {
    name: "Night shift",
    userId: [member.userId],
  });
  const pair = await done(server, leader, callOf("dialog.openUser"), { userId: member.userId });
  const people = { leader, member, outsider, administrator, newcomer };
  return { ...people, plan, column, task, subtask, taskDialog, message, group, pair };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** Makes a call that is sure to be allowed and gives back what it answered. */
export async function done<Call extends CallDefinition>(
  server: TestServer,
  { token }: Pick<Someone, "token">,
  call: Call,
  body: BodyOf<Call>,
): Promise<ReplyOf<Call>> {
  const reply = await server.call(call, body, token);
  if (reply.code !== 200) throw new Error(`${call.name} was refused: ${reply.reason ?? reply.msg}`);
  return reply.data;
}
