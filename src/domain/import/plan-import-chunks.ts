import type * as z from "zod/mini";
import type { importPlan } from "../plan/import-plan.ts";
import { PLAN_NAME_MAX, TASK_OWNERS_MAX } from "../limits.ts";
import { flattenMarkdown } from "../message/markdown-depth.ts";
import { ranksAfter } from "../rank.ts";
import type { BoardImport, ImportTask } from "./board-import.ts";

/** Arguments of one `plan.import`. */
export type ImportChunk = z.input<typeof importPlan.arguments>;
type ChunkTask = ImportChunk["tasks"][number];

export interface ImportSettings {
  readonly planId: number;
  nextId(): number;
  /** The colleague for each member of the old board; those without one are named in the text. */
  readonly userIds: ReadonlyMap<string, number>;
  /** Markdown to HTML. */
  toHtml(markdown: string): string;
  /** A line that names people who have no account here, such as "Members: Ana Vidal". */
  peopleLine(names: readonly string[]): string;
}

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
    color: "" as const,
    rank: columnRanks[index] ?? "a0",
  }));
  const tagIds = new Map(board.tags.map((tag) => [tag.key, settings.nextId()]));
  const tags = board.tags.map(({ key, name, color }) => ({
    id: tagIds.get(key) ?? 0,
    name,
    color,
  }));
  const names = new Map(board.members.map((member) => [member.key, member.name]));
  const byColumn = Map.groupBy(board.tasks, (task) => task.columnKey);
  const families: ChunkTask[][] = [];
  for (const [columnKey, tasks] of byColumn) {
    const ranks = ranksAfter(undefined, tasks.length);
    for (const [index, task] of tasks.entries()) {
      const place = { columnId: columnIds.get(columnKey) ?? 0, rank: ranks[index] ?? "a0" };
      families.push(taskRows(task, place, settings, { names, tagIds }));
    }
  }
  return packChunks({ planId: settings.planId, columns, tags }, families);
}

/** As many ids as the chunks of a board bring. */
export function idsNeeded({ columns, tags, tasks }: BoardImport): number {
  const families = tasks.map((task) => 2 + task.subtasks.length + task.comments.length);
  return families.reduce((sum, ids) => sum + ids, columns.length + tags.length);
}

/** The name a plan gets: the board's, within the limits of a plan. */
export function importedPlanName(board: Pick<BoardImport, "name">): string {
  return board.name.slice(0, PLAN_NAME_MAX).trim();
}

/** Names of people and ids of tags, by their keys on the old board. */
interface Known {
  readonly names: ReadonlyMap<string, string>;
  readonly tagIds: ReadonlyMap<string, number>;
}

function taskRows(
  task: ImportTask,
  place: { columnId: number; rank: string },
  settings: ImportSettings,
  { names, tagIds }: Known,
): ChunkTask[] {
  const id = settings.nextId();
  const people = assign(task.memberKeys, settings);
  const lines =
    people.unknown.length > 0 ? [settings.peopleLine(namesOf(people.unknown, names))] : [];
  const markdown = [task.content, ...lines].filter((text) => text !== "").join("\n\n");
  const ranks = ranksAfter(undefined, task.subtasks.length);
  return [
    {
      id,
      dialogId: settings.nextId(),
      parentId: 0,
      ...place,
      name: task.name,
      ...(markdown !== "" && { content: settings.toHtml(markdown) }),
      startTime: timesOf(task).start,
      endTime: timesOf(task).end,
      completeTime: task.completeTime,
      archivedTime: task.archivedTime,
      color: task.color,
      priority: 0,
      taskUser: people.taskUser,
      tagIds: task.tagKeys.flatMap((key) => tagIds.get(key) ?? []),
      messages: task.comments.map((comment) => ({
        id: settings.nextId(),
        text: flattenMarkdown(comment.text),
        name: (comment.authorName || names.get(comment.memberKey) || "?").slice(0, 100),
        time: comment.time,
      })),
    },
    ...task.subtasks.map((subtask, index) => ({
      id: settings.nextId(),
      dialogId: 0,
      parentId: id,
      columnId: place.columnId,
      rank: ranks[index] ?? "a0",
      name: subtask.name,
      startTime: timesOf({ startTime: 0, endTime: subtask.endTime }).start,
      endTime: subtask.endTime,
      completeTime: subtask.completeTime,
      archivedTime: task.archivedTime,
      color: "" as const,
      priority: 0 as const,
      taskUser: assign(subtask.memberKeys, settings).taskUser,
    })),
  ];
}

const HOUR = 3_600_000;

/** A due date without a start begins an hour before: a task has both times or none. */
function timesOf(task: { startTime: number; endTime: number }): { start: number; end: number } {
  if (task.endTime === 0) return { start: 0, end: 0 };
  const start =
    task.startTime > 0 && task.startTime < task.endTime ? task.startTime : task.endTime - HOUR;
  return { start: Math.max(1, start), end: task.endTime };
}

function assign(keys: readonly string[], { userIds }: ImportSettings) {
  const ids = new Set<number>();
  const unknown: string[] = [];
  for (const key of keys) {
    const userId = userIds.get(key) ?? 0;
    if (userId > 0 && ids.size < TASK_OWNERS_MAX) ids.add(userId);
    else unknown.push(key);
  }
  return { taskUser: [...ids].map((userId) => ({ userId, owner: 1 as const })), unknown };
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
    const full = tasks.length + family.length > CHUNK_ROWS || characters + size > CHUNK_CHARACTERS;
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
