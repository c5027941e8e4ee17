import { PLAN_NAME_MAX, TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "../limits.ts";
import { flattenMarkdown } from "../message/markdown-depth.ts";
import { rowsBeside } from "../plan/imported-task.ts";
import { ranksAfter } from "../rank.ts";
import { VISIBLE_TO_MAX } from "../task/private/visibility.ts";
import type { BoardImport, ImportTask } from "./board-import.ts";
import { chunksBehind } from "./chunks-behind.ts";
import { plainToMarkdown } from "./clean-text.ts";
import type { ImportChunk, ImportSettings } from "./import-chunk.ts";
import { IMPORT_MESSAGES_MAX } from "./import-limits.ts";

type ChunkTask = ImportChunk["tasks"][number];

/** So much goes into one chunk at most, unless a single task is larger. */
const CHUNK_ROWS = 100;
const CHUNK_CHARACTERS = 150_000;

/** A read board as a series of chunks, each of which comes whole or not at all; columns and tags come first. */
export function planImportChunks(board: BoardImport, settings: ImportSettings): ImportChunk[] {
  const columnIds = new Map(board.columns.map((column) => [column.key, settings.nextId()]));
  const columnRanks = ranksAfter(undefined, board.columns.length);
  const columns = board.columns.map((column, index) => ({
    id: columnIds.get(column.key) ?? 0,
    name: column.name,
    color: column.color ?? ("" as const),
    ...(column.taskLimit && { taskLimit: column.taskLimit }),
    rank: columnRanks[index] ?? "a0",
  }));
  const tagIds = new Map(board.tags.map((tag) => [tag.key, settings.nextId()]));
  const tags = board.tags.map(({ key, name, color }) => ({
    id: tagIds.get(key) ?? 0,
    name,
    color,
  }));
  const fields = board.fields?.map((field) => ({ ...field, id: settings.nextId() })) ?? [];
  const fieldIds = fields.map(({ id }) => id);
  const names = new Map(board.members.map((member) => [member.key, member.name]));
  const byColumn = Map.groupBy(board.tasks, (task) => task.columnKey);
  const families: ChunkTask[][] = [];
  const taskIds = new Map<string, number>();
  for (const [columnKey, tasks] of byColumn) {
    const ranks = ranksAfter(undefined, tasks.length);
    for (const [index, task] of tasks.entries()) {
      const place = { columnId: columnIds.get(columnKey) ?? 0, rank: ranks[index] ?? "a0" };
      families.push(taskRows(task, place, settings, { names, tagIds, fieldIds, taskIds }));
    }
  }
  const first = { planId: settings.planId, columns, tags, ...(fields.length > 0 && { fields }) };
  // The workflow names columns, and tasks name its states, and fields.
  const isWhole = !board.states?.length && fields.length === 0;
  const none = { planId: settings.planId, columns: [] };
  const packed = families.length > 0 ? packChunks(isWhole ? first : none, families) : [];
  const tasksChunks = isWhole && packed.length > 0 ? packed : [{ ...first, tasks: [] }, ...packed];
  return [...tasksChunks, ...chunksBehind(board, settings, taskIds)];
}

/** As many ids as the chunks of a board bring. */
export function idsNeeded({
  columns,
  tags,
  fields = [],
  baselines = [],
  tasks,
}: BoardImport): number {
  const families = tasks.map(({ subtasks, comments, checks = [], times = [] }) => {
    const below = subtasks.map((subtask) => 1 + (subtask.times?.length ?? 0));
    const own = 2 + comments.length + checks.length + times.length;
    return below.reduce((sum, ids) => sum + ids, own);
  });
  const first = columns.length + tags.length + fields.length + baselines.length;
  return families.reduce((sum, ids) => sum + ids, first);
}

/** The name a plan gets: the board's, within the limits of a plan. */
export function importedPlanName(board: Pick<BoardImport, "name">): string {
  return board.name.slice(0, PLAN_NAME_MAX).trim();
}

/** Names of people and ids of tags, by their keys on the old board. */
interface Known {
  readonly names: ReadonlyMap<string, string>;
  readonly tagIds: ReadonlyMap<string, number>;
  /** By their places. */
  readonly fieldIds: readonly number[];
  /** Filled while tasks are given ids. */
  readonly taskIds: Map<string, number>;
}

function taskRows(
  task: ImportTask,
  place: { columnId: number; rank: string },
  settings: ImportSettings,
  { names, tagIds, fieldIds, taskIds }: Known,
): ChunkTask[] {
  const id = settings.nextId();
  taskIds.set(task.key, id);
  const people = assign(task, settings);
  const lines =
    people.unknown.length > 0 ? [settings.peopleLine(namesOf(people.unknown, names))] : [];
  // A subtask has no description of its own.
  const below = task.subtasks.flatMap((subtask) => {
    const { unknown } = assign(subtask, settings);
    const said = plainToMarkdown(namesOf(unknown, names).join(", "));
    return unknown.length > 0 ? [`- **${plainToMarkdown(subtask.name)}**: ${said}`] : [];
  });
  const markdown = [task.content, ...lines, below.join("\n")]
    .filter((text) => text !== "")
    .join("\n\n");
  const content = `${task.html ?? ""}${markdown === "" ? "" : settings.toHtml(markdown)}`;
  const ranks = ranksAfter(undefined, task.subtasks.length);
  const times = timesOf(task);
  return [
    {
      id,
      dialogId: settings.nextId(),
      parentId: 0,
      ...place,
      name: task.name,
      ...(content !== "" && { content }),
      startTime: times.start,
      endTime: times.end,
      completeTime: task.completeTime,
      archivedTime: task.archivedTime,
      color: task.color,
      ...(task.milestone === 1 && { milestone: task.milestone }),
      ...privacyOf(task, settings),
      ...ownFields(task, settings),
      ...fieldValues(task, settings, fieldIds),
      taskUser: people.taskUser,
      tagIds: task.tagKeys.flatMap((key) => tagIds.get(key) ?? []),
      ...(task.checks?.length && {
        checks: task.checks.map((check) => ({ ...check, id: settings.nextId() })),
      }),
      messages: task.comments.map((comment) => ({
        id: settings.nextId(),
        text: flattenMarkdown(comment.text),
        name: (comment.authorName || names.get(comment.memberKey) || "?").slice(0, 100),
        time: comment.time,
      })),
    },
    ...task.subtasks.map((subtask, index) => {
      const { start, end } = timesOf({ ...subtask, startTime: subtask.startTime ?? 0 });
      const subtaskId = settings.nextId();
      if (subtask.key !== undefined) taskIds.set(subtask.key, subtaskId);
      return {
        id: subtaskId,
        dialogId: 0,
        parentId: id,
        columnId: place.columnId,
        rank: ranks[index] ?? "a0",
        name: subtask.name,
        startTime: start,
        endTime: end,
        completeTime: subtask.completeTime,
        archivedTime: task.archivedTime,
        color: subtask.color ?? ("" as const),
        ...ownFields(subtask, settings),
        ...fieldValues(subtask, settings, fieldIds),
        taskUser: assign(subtask, settings).taskUser,
      };
    }),
  ];
}

/** A private task stays so; people who have no account here do not see it. */
function privacyOf(
  { isPrivate, shownToKeys = [] }: Pick<ImportTask, "isPrivate" | "shownToKeys">,
  { userIds }: ImportSettings,
): Pick<ChunkTask, "isPrivate" | "visibleTo"> {
  if (isPrivate !== 1) return {};
  const ids = shownToKeys.flatMap((key) => userIds.get(key) ?? []).filter((id) => id > 0);
  return { isPrivate, visibleTo: [...new Set(ids)].slice(0, VISIBLE_TO_MAX) };
}

/** What only boards of ours say of a task. */
function ownFields(
  {
    priority = 0,
    estimate = 0,
    stateKey = "",
  }: Pick<ImportTask, "priority" | "estimate" | "stateKey">,
  { stateIds }: ImportSettings,
): Pick<ChunkTask, "priority" | "estimate" | "flowItemId"> {
  const flowItemId = stateIds?.get(stateKey);
  return {
    priority,
    ...(estimate > 0 && { estimate }),
    ...(flowItemId !== undefined && { flowItemId }),
  };
}

/** What a task says in fields; people who have no account here stay behind. */
function fieldValues(
  { fields = [] }: Pick<ImportTask, "fields">,
  { userIds }: ImportSettings,
  fieldIds: readonly number[],
): Pick<ChunkTask, "fields"> {
  const values = fields.flatMap(({ field, value, memberKeys }) => {
    const id = fieldIds[field];
    const people = memberKeys?.flatMap((one) => userIds.get(one) ?? []).filter((one) => one > 0);
    const kept = people ? [...new Set(people)].join(",") : value;
    return id === undefined || kept === "" ? [] : [{ id, value: kept }];
  });
  return values.length > 0 ? { fields: values } : {};
}

const HOUR = 3_600_000;

/** A due date without a start begins an hour before: a task has both times or none. */
function timesOf(task: { startTime: number; endTime: number }): { start: number; end: number } {
  if (task.endTime === 0) return { start: 0, end: 0 };
  const start =
    task.startTime > 0 && task.startTime < task.endTime ? task.startTime : task.endTime - HOUR;
  return { start: Math.max(1, start), end: task.endTime };
}

function assign(
  { memberKeys, assistantKeys = [] }: Pick<ImportTask, "memberKeys" | "assistantKeys">,
  { userIds }: ImportSettings,
) {
  const unknown: string[] = [];
  const taken = new Set<number>();
  const known = (keys: readonly string[], most: number) => {
    const ids = new Set<number>();
    for (const key of keys) {
      const userId = userIds.get(key) ?? 0;
      const isFree = !taken.has(userId) || ids.has(userId);
      if (userId > 0 && ids.size < most && isFree) ids.add(userId);
      else if (userId === 0 || isFree) unknown.push(key);
      taken.add(userId);
    }
    return [...ids];
  };
  const owners = known(memberKeys, TASK_OWNERS_MAX);
  const assistants = known(assistantKeys, TASK_ASSISTANTS_MAX);
  const taskUser = [
    ...owners.map((userId) => ({ userId, owner: 1 as const })),
    ...assistants.map((userId) => ({ userId, owner: 0 as const })),
  ];
  return { taskUser, unknown };
}

function namesOf(keys: readonly string[], names: ReadonlyMap<string, string>): string[] {
  return keys.map((key) => names.get(key) ?? key);
}

function packChunks(
  { planId, columns, tags }: Pick<ImportChunk, "planId" | "columns" | "tags">,
  families: readonly ChunkTask[][],
): ImportChunk[] {
  const chunks: ImportChunk[] = [{ planId, columns, tags, tasks: [] }];
  let tasks: ChunkTask[] = chunks[0]?.tasks ?? [];
  let characters = 0;
  for (const family of families) {
    const size = JSON.stringify(family).length;
    const full =
      tasks.length + family.length > CHUNK_ROWS ||
      characters + size > CHUNK_CHARACTERS ||
      rowsBeside(tasks) + rowsBeside(family) > IMPORT_MESSAGES_MAX;
    if (tasks.length > 0 && full) {
      tasks = [];
      characters = 0;
      chunks.push({ planId, columns: [], tasks });
    }
    tasks.push(...family);
    characters += size;
  }
  return chunks;
}
