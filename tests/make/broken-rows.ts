import { entityNames } from "#domain/entity-names.ts";
import { entityOf } from "#domain/entities.ts";
import { joinKey } from "#domain/id.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { shelfScope } from "#domain/library/shelf.ts";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "#domain/limits.ts";
import { assistantsOf, ownersOf, type Task } from "#domain/task/task.ts";
import { accessId } from "#domain/user/access.ts";
import type { World } from "./world.ts";

/** What is true of the rows of a site whatever people do, as a list of where it is not. */
export function brokenRows(world: World): string[] {
  return [
    ...brokenPlans(world),
    ...world.all("task").flatMap((task) => brokenTask(world, task)),
    ...brokenDialogs(world),
    ...brokenAccess(world),
    ...world.all("libraryItem").flatMap((item) => brokenItem(world, item)),
    ...world
      .all("favourite")
      .flatMap(({ id, itemId }) =>
        claim(world.find("libraryItem", itemId) !== undefined, `favourite ${id} is of nothing`),
      ),
  ];
}

/** It lies in a folder of its own shelf and in no circle, and its contents with it. */
function brokenItem(world: World, item: LibraryItem): string[] {
  const { id, pid, kind, fileId } = item;
  const parent = world.find("libraryItem", pid);
  const scope = shelfScope(item);
  const files = world.all("file").filter(({ itemId }) => itemId === id);
  const elsewhere = files.filter((file) => entityOf("file").scope(file) !== scope);
  const above = new Set([id]);
  let up = parent;
  for (; up && !above.has(up.id); up = world.find("libraryItem", up.pid)) above.add(up.id);
  return [
    ...claim(pid === 0 || parent?.kind === "folder", `item ${id} lies in no folder`),
    ...claim(!parent || shelfScope(parent) === scope, `item ${id} lies on two shelves`),
    ...claim(up === undefined, `item ${id} lies in itself`),
    ...claim(elsewhere.length === 0, `contents of item ${id} lie elsewhere`),
    ...claim(
      kind === "folder" ? files.length === 0 : files.some((file) => file.id === fileId),
      `item ${id} has odd contents`,
    ),
  ];
}

function claim(isTrue: boolean, broken: string): string[] {
  return isTrue ? [] : [broken];
}

function brokenPlans(world: World): string[] {
  return world.all("plan").flatMap(({ id, dialogId }) => {
    const members = world.all("planUser").filter((member) => member.planId === id);
    const leaders = members.filter((member) => member.owner === 1);
    return [
      ...claim(leaders.length === 1, `plan ${id} has ${leaders.length} leaders`),
      ...claim(world.find("dialog", dialogId)?.linkId === id, `plan ${id} has no chat`),
    ];
  });
}

function brokenTask(world: World, task: Task): string[] {
  const { id, planId, startTime, endTime } = task;
  const userIds = task.taskUser.map((entry) => entry.userId);
  const strangers = userIds.filter((userId) => !world.find("planUser", joinKey(planId, userId)));
  const content = world.find("taskContent", id);
  return [
    ...claim(world.find("column", task.columnId)?.planId === planId, `task ${id} has no column`),
    ...claim(startTime > 0 ? endTime > startTime : endTime === 0, `task ${id} has odd times`),
    ...claim(new Set(userIds).size === userIds.length, `task ${id} has somebody twice`),
    ...claim(ownersOf(task).length <= TASK_OWNERS_MAX, `task ${id} has too many owners`),
    ...claim(assistantsOf(task).length <= TASK_ASSISTANTS_MAX, `task ${id} has too much help`),
    ...claim(strangers.length === 0, `people ${strangers.join()} of task ${id} are not members`),
    ...claim(!content || content.planId === planId, `the description of task ${id} is lost`),
    ...claim(task.dialogId > 0 === (task.parentId === 0), `task ${id} has an odd chat`),
    ...(task.parentId > 0 ? brokenSubtask(task, world.find("task", task.parentId)) : []),
  ];
}

function brokenSubtask(task: Task, main: Task | undefined): string[] {
  const { id } = task;
  if (!main || main.parentId > 0 || main.planId !== task.planId) {
    return [`subtask ${id} has no task`];
  }
  const isInside =
    task.endTime === 0 || (task.startTime >= main.startTime && task.endTime <= main.endTime);
  return [
    ...claim(task.columnId === main.columnId, `subtask ${id} stands in another column`),
    ...claim(isInside, `subtask ${id} lies outside its task`),
    ...claim(task.archivedTime === main.archivedTime, `subtask ${id} is archived by itself`),
    ...claim(
      task.completeTime > 0 || main.completeTime === 0,
      `subtask ${id} is open in a done task`,
    ),
  ];
}

function brokenDialogs(world: World): string[] {
  const messages = Map.groupBy(world.all("message"), (message) => message.dialogId);
  return [
    ...world.all("dialog").flatMap((dialog) => {
      const own = (messages.get(dialog.id) ?? []).toSorted((a, b) => a.position - b.position);
      const task = dialog.groupType === "task" ? world.find("task", dialog.linkId) : undefined;
      return [
        ...claim(
          own.every((message, index) => message.position === index + 1) &&
            own.length === dialog.lastPosition,
          `dialog ${dialog.id} has a gap`,
        ),
        ...claim(dialog.lastMsg?.id === own.at(-1)?.id, `dialog ${dialog.id} shows an old message`),
        ...claim(!task || task.msgNum === own.length, `task ${dialog.linkId} counts wrongly`),
        ...claim(!task || task.planId === dialog.planId, `task ${dialog.linkId} left its chat`),
        ...claim(
          own.every((message) => message.planId === dialog.planId),
          `dialog ${dialog.id} left its messages`,
        ),
      ];
    }),
    ...world.all("message").flatMap((message) => {
      const answers = (messages.get(message.dialogId) ?? []).filter(
        (other) => other.replyId === message.id && other.withdrawTime === 0,
      );
      return claim(answers.length === message.replyNum, `message ${message.id} counts wrongly`);
    }),
    ...world
      .all("dialogUser")
      .flatMap(({ id, dialogId, planId, userId, readPosition, ownPositions }) => [
        ...claim(
          ownPositions.every((own) => own > readPosition),
          `${id} keeps what it has read`,
        ),
        ...claim(
          readPosition <= (world.find("dialog", dialogId)?.lastPosition ?? -1),
          `${id} has read what is not there`,
        ),
        ...claim(
          planId === (world.find("dialog", dialogId)?.planId ?? -1),
          `${id} is not where the chat is`,
        ),
        ...claim(
          planId === 0 || world.find("planUser", joinKey(planId, userId)) !== undefined,
          `${id} chats in a plan from outside`,
        ),
      ]),
  ];
}

function brokenAccess(world: World): string[] {
  const granted = entityNames.flatMap((entity) =>
    world.all(entity).flatMap((row) => {
      const grant = entityOf(entity).grant?.(row);
      return grant ? [accessId(grant.userId, grant.scope)] : [];
    }),
  );
  const given = new Set(world.all("access").map((row) => row.id));
  const due = new Set(granted);
  return [...due, ...given]
    .filter((id) => !due.has(id) || !given.has(id))
    .map((id) => `access ${id} does not follow from rows`);
}
