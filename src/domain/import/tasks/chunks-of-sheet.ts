import { ranksAfter } from "../../rank.ts";
import type { Id } from "../../id.ts";
import { headingText } from "../sheet/import-grid.ts";
import type { ImportChunk } from "../import-chunk.ts";
import { htmlOfText } from "./html-of-text.ts";
import type { KnownPlan } from "./sheet-of-plan.ts";
import type { ReadTask } from "./sheet-task.ts";

type ChunkTask = ImportChunk["tasks"][number];

/** What of a sheet comes in together, and the lines that it came from. */
export interface SheetChunk {
  readonly args: ImportChunk;
  readonly tasks: readonly {
    readonly id: Id;
    readonly parentId: Id;
    readonly lines: readonly number[];
  }[];
}

interface SheetTarget {
  readonly planId: Id;
  readonly plan: Pick<KnownPlan, "tags">;
  nextId(): Id;
  /** The rank of the last card of a column, and of the last subtask of a task. */
  lastRank(place: { readonly columnId: Id } | { readonly parentId: Id }): string | undefined;
}

/** So much goes into one chunk at most, unless a single task with its subtasks is larger. */
const CHUNK_ROWS = 50;
const CHUNK_CHARACTERS = 150_000;
const CHUNK_CHECKS = 1_000;

/** Ids that these tasks ask for at most. */
export function idsOfSheet(read: readonly ReadTask[]): number {
  return read.reduce((sum, { task }) => sum + 2 + task.checks.length + task.tags.length, 0);
}

/** Tasks of a sheet as chunks of `plan.import`: a task and its subtasks come together, behind what is there. */
export function chunksOfSheet(read: readonly ReadTask[], target: SheetTarget): SheetChunk[] {
  const right = read.map((each) => (each.problems.length === 0 ? each : undefined));
  const tagIds = new Map(target.plan.tags.map(({ id, name }) => [headingText(name), id]));
  const ids = right.map((each) => (each ? target.nextId() : 0));
  const parentIdOf = ({ task: { parent } }: ReadTask) => {
    if (parent === undefined) return 0;
    return "at" in parent ? (ids[parent.at] ?? 0) : parent.id;
  };
  const rankOf = ranker(target);
  const families = new Map<Id, FamilyMember[]>();
  for (const [at, each] of right.entries()) {
    const id = ids[at] ?? 0;
    if (!each) continue;
    const parentId = parentIdOf(each);
    const family = families.get(parentId || id) ?? [];
    families.set(parentId || id, family);
    const rank = rankOf(parentId > 0 ? { parentId } : { columnId: each.task.columnId });
    const member = { id, parentId, rank, read: each };
    // A task stands before its subtasks, wherever the sheet has it.
    if (parentId === 0) family.unshift(member);
    else family.push(member);
  }
  const pack = packer(target.planId);
  for (const family of families.values())
    pack.add(family, (member) => rowOf(member, target, tagIds));
  return pack.chunks;
}

interface FamilyMember {
  readonly id: Id;
  readonly parentId: Id;
  readonly rank: string;
  readonly read: ReadTask;
}

interface NewTag {
  readonly id: Id;
  readonly name: string;
  readonly color: "";
}

function rowOf(
  { id, parentId, rank, read: { task } }: FamilyMember,
  { nextId }: SheetTarget,
  tagIds: Map<string, Id>,
): { row: ChunkTask; tags: NewTag[] } {
  const tags: NewTag[] = [];
  const tagIdOf = (name: string): Id => {
    const known = tagIds.get(headingText(name));
    if (known !== undefined) return known;
    const tag = { id: nextId(), name, color: "" } as const;
    tagIds.set(headingText(name), tag.id);
    tags.push(tag);
    return tag.id;
  };
  const row: ChunkTask = {
    id,
    parentId,
    dialogId: parentId > 0 ? 0 : nextId(),
    columnId: task.columnId,
    name: task.name,
    rank,
    ...(task.desc !== "" && { content: htmlOfText(task.desc) }),
    startTime: task.times[0],
    endTime: task.times[1],
    completeTime: task.completeTime,
    archivedTime: 0,
    color: "",
    priority: task.priority,
    taskUser: [...task.taskUser],
    ...(task.tags.length > 0 && { tagIds: task.tags.map(tagIdOf) }),
    ...(task.fields.length > 0 && { fields: [...task.fields] }),
    ...(task.flowItemId !== undefined && { flowItemId: task.flowItemId }),
    ...(task.checks.length > 0 && {
      checks: task.checks.map(({ name, isDone }) => ({ id: nextId(), name, done: isDone ? 1 : 0 })),
    }),
  };
  return { row, tags };
}

function ranker({ lastRank }: SheetTarget) {
  const last = new Map<string, string | undefined>();
  return (place: Parameters<SheetTarget["lastRank"]>[0]): string => {
    const key = JSON.stringify(place);
    const before = last.has(key) ? last.get(key) : lastRank(place);
    const [rank = "a0"] = ranksAfter(before, 1);
    last.set(key, rank);
    return rank;
  };
}

function packer(planId: Id) {
  const chunks: (SheetChunk & {
    args: ImportChunk & { tags: NewTag[] };
    tasks: SheetChunk["tasks"][number][];
  })[] = [];
  let characters = 0;
  let checks = 0;
  const begin = () => {
    const chunk: (typeof chunks)[number] = {
      args: { planId, columns: [], tags: [], tasks: [] },
      tasks: [],
    };
    chunks.push(chunk);
    [characters, checks] = [0, 0];
    return chunk;
  };
  return {
    chunks,
    add(
      family: readonly FamilyMember[],
      rowOfMember: (member: FamilyMember) => { row: ChunkTask; tags: NewTag[] },
    ): void {
      const rows = family.map(rowOfMember);
      const size = JSON.stringify(rows).length;
      const more = rows.reduce((sum, { row }) => sum + (row.checks?.length ?? 0), 0);
      const last = chunks.at(-1);
      const isFull =
        last !== undefined &&
        (last.args.tasks.length + rows.length > CHUNK_ROWS ||
          characters + size > CHUNK_CHARACTERS ||
          checks + more > CHUNK_CHECKS);
      const chunk = last && !isFull ? last : begin();
      characters += size;
      checks += more;
      for (const [at, { row, tags }] of rows.entries()) {
        chunk.args.tags.push(...tags);
        chunk.args.tasks.push(row);
        const { id, parentId } = row;
        chunk.tasks.push({ id, parentId, lines: family[at]?.read.lines ?? [] });
      }
    },
  };
}
