import { setUp } from "#contract/calls/system.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { runCommand } from "#server/commands/run-command.ts";
import type { Server } from "#server/server.ts";
import { addSomeone, type Someone } from "./people.ts";
import type { TestServer } from "./test-server.ts";

/** The people around a plan: who leads it, a plain member, and a colleague who is not in it. */
export interface Crew {
  administrator: Someone;
  leader: Someone;
  member: Someone;
  outsider: Someone;
}

/** The first visit to an empty server; its administrator. */
export async function setUpCompany(server: TestServer): Promise<Someone> {
  const email = "ada@example.com";
  const { data } = await server.call(setUp, {
    company: "Harbour Bridge Builders",
    name: "Ada Stone",
    email,
    password: "a good password",
    language: "en",
    sample: false,
  });
  return { ...data, email, deviceId: data.deviceNumber };
}

/** Sets the empty server up and adds the others. */
export async function makeCrew(server: TestServer): Promise<Crew> {
  return {
    administrator: await setUpCompany(server),
    leader: await addSomeone(server, "Leader"),
    member: await addSomeone(server, "Member"),
    outsider: await addSomeone(server, "Outsider"),
  };
}

/** A plan with one of each thing; what has an author is the leader's. */
export interface Site {
  planId: number;
  columnId: number;
  otherColumnId: number;
  taskId: number;
  /** A group outside the plan, of leader and member. */
  dialogId: number;
  messageId: number;
}

/** Runs a command as somebody; here a refusal is an error. */
async function run<Name extends CommandName>(
  parts: Server,
  userId: number,
  command: Name,
  body: ArgumentsOf<Name>,
): Promise<{ id: number }> {
  const actor = { userId, isAdmin: false };
  const result = await runCommand(parts, { actor, command, body, isOwn: true });
  if (result.state === "refused") throw new Error(`${command}: ${JSON.stringify(result.refusal)}`);
  return result.reply as { id: number };
}

/** Makes a fresh site for one call. */
export async function makeSite(parts: Server, { leader, member }: Crew): Promise<Site> {
  const columnId = parts.mint.nextId();
  const otherColumnId = parts.mint.nextId();
  const columns = [
    { id: columnId, name: "Planned" },
    { id: otherColumnId, name: "Done" },
  ];
  const plan = await run(parts, leader.userId, "plan.add", { name: "North pier", columns });
  const planId = plan.id;
  await run(parts, leader.userId, "plan.invite", { planId, userId: [member.userId] });
  const task = await run(parts, leader.userId, "task.add", {
    planId,
    columnId,
    name: "Pour the pier cap",
    content: "<p>First truck at seven.</p>",
    owner: [leader.userId],
  });
  const group = { name: "Morning briefing", userId: [member.userId] };
  const dialog = await run(parts, leader.userId, "dialog.addGroup", group);
  const message = await run(parts, leader.userId, "message.sendText", {
    dialogId: dialog.id,
    text: "Good morning",
  });
  const ids = { planId, columnId, otherColumnId, taskId: task.id };
  return { ...ids, dialogId: dialog.id, messageId: message.id };
}
