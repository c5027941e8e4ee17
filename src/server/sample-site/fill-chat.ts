import type { Id } from "#domain/id.ts";
import type { FilledPlan } from "./fill-plan.ts";
import { type Filling, idOf, runAs } from "./run-as.ts";
import type { SampleChat, SampleLine } from "./site.ts";

const MINUTE = 60_000;

/** Says all lines of a chat, of which the administrator has read all but the last `unread`; answers which it is. */
export async function fillChat(
  filling: Filling,
  plans: ReadonlyMap<string, FilledPlan>,
  chat: SampleChat,
): Promise<Id> {
  const dialogId = await openChat(filling, plans, chat);
  const messageIds: Id[] = [];
  for (const line of chat.lines) messageIds.push(await sayLine(filling, chat, line, dialogId));
  const newestRead = messageIds.at(-1 - chat.unread);
  const body = { id: [{ id: newestRead ?? 0, dialogId }] };
  if (newestRead !== undefined)
    await runAs(filling.parts, idOf(filling, "admin"), "message.read", body);
  return dialogId;
}

async function openChat(
  filling: Filling,
  plans: ReadonlyMap<string, FilledPlan>,
  { of, lines }: SampleChat,
): Promise<Id> {
  const { parts, t } = filling;
  const admin = idOf(filling, "admin");
  const at = parts.now() - (lines[0]?.ago ?? 0) * MINUTE;
  if ("plan" in of) return plans.get(of.plan)?.dialogId ?? 0;
  if ("task" in of) {
    const taskIds = [...plans.values()].map((plan) => plan.taskIds.get(of.task));
    const taskId = taskIds.find((id) => id !== undefined) ?? 0;
    return idIn(await runAs(parts, admin, "task.openDialog", { taskId }, at));
  }
  if ("pair" in of) {
    const other = { userId: idOf(filling, of.pair) };
    return idIn(await runAs(parts, admin, "dialog.openUser", other, at));
  }
  const userId = of.group.map((person) => idOf(filling, person));
  const group = { name: t("sample:group.name"), userId };
  return idIn(await runAs(parts, admin, "dialog.addGroup", group, at));
}

function idIn(reply: unknown): Id {
  return (reply as { id: Id }).id;
}

async function sayLine(
  filling: Filling,
  chat: SampleChat,
  line: SampleLine,
  dialogId: Id,
): Promise<Id> {
  const { parts, people, t } = filling;
  const mentions = Object.fromEntries([...people].map(([person, id]) => [person, `<@${id}>`]));
  const text = t(`sample:chats.${chat.key}.${line.line}`, mentions);
  const at = parts.now() - line.ago * MINUTE;
  const msgId = parts.mint.nextId();
  const said = { id: msgId, dialogId, text };
  await runAs(parts, idOf(filling, line.by), "message.sendText", said, at);
  for (const person of line.liked ?? []) {
    const reaction = { msgId, symbol: "👍" };
    await runAs(parts, idOf(filling, person), "message.setEmoji", reaction, at);
  }
  return msgId;
}
