import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { addInvite, searchUsers } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { MARKDOWN_DEPTH_MAX, TIME_MAX } from "#domain/limits.ts";
import { extremeOf } from "#tests/make/shapes/extremes.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import { sessionOf } from "../whole-state.ts";
import type { Person } from "../open-browser.ts";

/** What long texts are made of: wide, from right to left, or many characters that are one. */
export const fills = ["W", "\u05D0\u202E", "e\u0301", "👩‍👩‍👧‍👦"] as const;

export interface ExtremeSite {
  readonly planId: number;
  readonly taskId: number;
  readonly groupId: number;
}

/**
 * Fills a server by calls with rows at the edge of what is legal, as any member could: the longest texts and
 * lists, the earliest and the latest times, the deepest quotes.
 */
export async function fillToTheEdge(
  person: Person,
  server: string,
  fill: string,
): Promise<ExtremeSite> {
  const { token, userId } = await sessionOf(person);
  /** Makes a call with the longest of everything, but for what it has to be about. */
  const most = async <Call extends CallDefinition>(
    call: Call,
    about: Partial<BodyOf<Call>> & object,
  ): Promise<ReplyOf<Call>> => {
    const longest = withoutIds(extremeOf(call.body, "most", fill)) as BodyOf<Call> & object;
    const body = { ...longest, dialogId: undefined, replyId: undefined, ...about };
    const { code, msg, data } = await callProgram(server, call, body, { token });
    if (code !== 200) throw new Error(`${call.name}: ${msg}`);
    return data;
  };
  const { data: people } = await callProgram(server, searchUsers, {}, { token });
  const others = people.map((other) => other.userId).filter((id) => id !== userId);

  // All that a plan may begin with is more than one call takes: its tasks follow.
  const parts = { columns: ["W".repeat(100), "x"], tasks: undefined, tags: undefined };
  // States of a workflow lead to each other by ids that somebody has to have minted.
  const plan = await most(callOf("plan.add"), { ...parts, fields: undefined, flows: undefined });
  const field = await most(callOf("field.add"), {
    planId: plan.id,
    kind: "text",
    options: undefined,
    addends: undefined,
  });
  const place = {
    planId: plan.id,
    columnId: undefined,
    milestone: undefined,
    tag: undefined,
    subtasks: undefined,
    owner: [userId],
    assist: [],
    rank: undefined,
    fields: [{ id: field.id, value: fill }],
  };
  const task = await most(callOf("task.add"), { ...place, times: [TIME_MAX - 1, TIME_MAX] });
  await most(callOf("task.add"), { ...place, times: [1, 2] });
  for (let count = 0; count < 3; count += 1)
    await most(callOf("task.addSubtask"), { taskId: task.id });
  const chat = await most(callOf("task.openDialog"), { taskId: task.id });
  const group = await most(callOf("dialog.addGroup"), { userId: others });
  for (const dialogId of [chat.id, plan.dialogId, group.id]) {
    await most(callOf("message.sendText"), { dialogId, textType: "text" });
    await most(callOf("message.sendText"), { dialogId, textType: "md" });
    const text = `${"> ".repeat(MARKDOWN_DEPTH_MAX)}${fill}`;
    const said = await most(callOf("message.sendText"), { dialogId, textType: "md", text });
    await most(callOf("message.setEmoji"), { msgId: said.id, symbol: fills[3], remove: false });
  }
  await most(callOf("department.add"), { parentId: 0 });
  await most(addInvite, { planId: plan.id });
  return { planId: plan.id, taskId: task.id, groupId: group.id };
}

/** Ids that a browser brings along are of its own range; without them the server gives its own. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== "id");
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutIds(inner)]));
}
