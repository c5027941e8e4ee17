import type { Actor, Change } from "#domain/command.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";
import { PLAN_TASKS_MAX } from "#domain/limits.ts";
import { postMessageChanges } from "#domain/message/post-message.ts";
import { ranksAfter } from "#domain/rank.ts";
import { runReading } from "#domain/reading.ts";
import { TASK_COLORS } from "#domain/task/task.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { addSampleRows } from "../tables/own/sample-row.ts";
import { type Filling, idOf, runAs } from "./run-as.ts";
import { colleagues, momentAt } from "./site.ts";
import { IMPORT_CHUNK_MAX } from "#domain/import/import-limits.ts";

const COLUMNS = 10;
const MESSAGE_CHUNK = 500;
const MINUTE = 60_000;

/** Plans of many tasks, as few as have room for them. */
export async function fillManyTasks(filling: Filling, count: number): Promise<void> {
  for (let left = count; left > 0; left -= PLAN_TASKS_MAX)
    await fillLargePlan(filling, Math.min(left, PLAN_TASKS_MAX));
}

/** A plan of many tasks over ten columns, in chunks as an import sends them. */
async function fillLargePlan(filling: Filling, count: number): Promise<void> {
  const { parts, t } = filling;
  const admin = idOf(filling, "admin");
  const planId = parts.mint.nextId();
  const columns = Array.from({ length: COLUMNS }, (_, index) => ({
    id: parts.mint.nextId(),
    name: t("sample:volume.column", { number: String(index + 1) }),
  }));
  const name = t("sample:volume.plan", { number: String(count) });
  await runAs(parts, admin, "plan.add", { id: planId, name, columns });
  await addSampleRows(parts.database, [{ entity: "plan", id: planId }]);
  const userId = colleagues.map((person) => idOf(filling, person));
  await runAs(parts, admin, "plan.invite", { planId, userId });
  const ranks = ranksAfter(undefined, count);
  for (let start = 0; start < count; start += IMPORT_CHUNK_MAX) {
    const tasks = ranks.slice(start, start + IMPORT_CHUNK_MAX).map((rank, index) => {
      const number = start + index;
      const columnId = columns[number % COLUMNS]?.id ?? 0;
      return manyTask(filling, { number, columnId, rank, owners: [admin, ...userId] });
    });
    await runAs(parts, admin, "plan.import", { planId, columns: [], tasks });
  }
}

/** Every task differs a little; which ones are done, late or coloured follows from the number alone. */
function manyTask(
  { parts, t }: Filling,
  task: { number: number; columnId: Id; rank: string; owners: readonly Id[] },
): ArgumentsOf<"plan.import">["tasks"][number] {
  const { number } = task;
  const end = momentAt(parts.now(), [(number % 60) - 20, 8 + (number % 9)]);
  const isDone = number % 4 === 0;
  return {
    id: parts.mint.nextId(),
    dialogId: parts.mint.nextId(),
    parentId: 0,
    columnId: task.columnId,
    rank: task.rank,
    name: t("sample:volume.task", { number: String(number + 1) }),
    startTime: end - ((number % 5) + 1) * 24 * 60 * MINUTE,
    endTime: end,
    completeTime: isDone ? Math.min(end, parts.now()) : 0,
    archivedTime: 0,
    color: TASK_COLORS[number % TASK_COLORS.length] ?? "",
    priority: ([0, 1, 2, 3, 4] as const)[number % 5] ?? 0,
    taskUser: [{ userId: task.owners[number % task.owners.length] ?? 0, owner: 1 }],
  };
}

/** Groups of two people, many at a time. */
export async function fillManyGroups(filling: Filling, count: number): Promise<void> {
  const { parts, t } = filling;
  const admin = idOf(filling, "admin");
  const [colleague] = colleagues;
  const userId = [idOf(filling, colleague)];
  for (let start = 0; start < count; start += MESSAGE_CHUNK) {
    const numbers = Array.from(
      { length: Math.min(MESSAGE_CHUNK, count - start) },
      (_, index) => start + index + 1,
    );
    const name = (number: number) => `${t("sample:volume.group")} ${number}`;
    const made = await Promise.all(
      numbers.map(async (number) =>
        runAs(parts, admin, "dialog.addGroup", { name: name(number), userId }),
      ),
    );
    const rows = made.map((dialog) => ({ entity: "dialog" as const, id: (dialog as Dialog).id }));
    await addSampleRows(parts.database, rows);
  }
}

/** A group with a long history, a minute between two messages. */
export async function fillManyMessages(filling: Filling, count: number): Promise<void> {
  const { parts, t } = filling;
  const admin = idOf(filling, "admin");
  const members = colleagues.map((person) => idOf(filling, person));
  const group = { name: t("sample:volume.group"), userId: members };
  const authors = [admin, ...members];
  let dialog = (await runAs(parts, admin, "dialog.addGroup", group)) as Dialog;
  await addSampleRows(parts.database, [{ entity: "dialog", id: dialog.id }]);
  for (let said = 0; said < count; said += MESSAGE_CHUNK) {
    const changes: Change[] = [];
    for (let number = said; number < Math.min(said + MESSAGE_CHUNK, count); number += 1) {
      const userId = authors[number % authors.length] ?? admin;
      const now = parts.now() - (count - number) * MINUTE;
      const actor = { userId, isAdmin: false, now, arrivedAt: now };
      const text = t("sample:volume.message", { number: String(number + 1) });
      const posted = await post(dialog, { id: parts.mint.nextId(), text }, actor);
      changes.push(...posted);
      dialog =
        posted.find((change) => change.entity === "dialog" && "put" in change)?.put ?? dialog;
    }
    await parts.database.transaction(async (tx) =>
      applyChanges(tx, changes, { actorId: admin, at: parts.now() }),
    );
  }
  parts.hub.wake();
}

/** In an ordinary group a message without mentions depends on no other row. */
async function post(dialog: Dialog, message: { id: Id; text: string }, actor: Actor) {
  const said = { id: message.id, msg: { text: message.text, type: "text" }, replyId: 0 } as const;
  const { changes } = await runReading(
    postMessageChanges({ dialog, me: undefined }, said, actor),
    async () => undefined,
  );
  return changes;
}
