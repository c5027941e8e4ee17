import type { Id } from "../id.ts";
import type { BoardImport } from "./board-import.ts";
import type { ImportChunk, ImportSettings } from "./import-chunk.ts";
import { IMPORT_LINKS_MAX, IMPORT_TIMES_MAX } from "./import-limits.ts";

type Settings = Pick<ImportSettings, "planId" | "nextId" | "userIds">;

/** What comes behind the tasks, when all of them are there: what waits for what, time that was worked, and baselines. */
export function chunksBehind(
  board: Pick<BoardImport, "tasks" | "links" | "baselines">,
  settings: Settings,
  taskIds: ReadonlyMap<string, Id>,
): ImportChunk[] {
  const { planId } = settings;
  const none = { planId, columns: [], tasks: [] };
  const links = portions(linkRows(board, taskIds), IMPORT_LINKS_MAX);
  const times = portions(timeRows(board, settings, taskIds), IMPORT_TIMES_MAX);
  return [
    ...links.map((portion) => ({ ...none, links: portion })),
    ...times.map((portion) => ({ ...none, times: portion })),
    // Each is long.
    ...baselineRows(board, settings, taskIds).map((one) => ({ ...none, baselines: [one] })),
  ];
}

function linkRows(
  { links = [] }: Pick<BoardImport, "links">,
  taskIds: ReadonlyMap<string, Id>,
): NonNullable<ImportChunk["links"]> {
  return links.flatMap(({ fromKey, toKey, ...link }) => {
    const [fromId, toId] = [taskIds.get(fromKey), taskIds.get(toKey)];
    return fromId === undefined || toId === undefined ? [] : [{ fromId, toId, ...link }];
  });
}

/** Time of people who have no account here stays behind: it would be somebody else's. */
function timeRows(
  { tasks }: Pick<BoardImport, "tasks">,
  { nextId, userIds }: Settings,
  taskIds: ReadonlyMap<string, Id>,
): NonNullable<ImportChunk["times"]> {
  return tasks
    .flatMap((task) => [task, ...task.subtasks])
    .flatMap(({ key = "", times = [] }) => {
      const taskId = taskIds.get(key);
      return times.flatMap(({ memberKey, ...time }) => {
        const userId = userIds.get(memberKey) ?? 0;
        return taskId === undefined || userId === 0
          ? []
          : [{ id: nextId(), taskId, userId, ...time }];
      });
    });
}

function baselineRows(
  { baselines = [] }: Pick<BoardImport, "baselines">,
  { nextId }: Settings,
  taskIds: ReadonlyMap<string, Id>,
): NonNullable<ImportChunk["baselines"]> {
  return baselines.map(({ tasks, ...baseline }) => ({
    ...baseline,
    id: nextId(),
    tasks: tasks.flatMap(({ key, ...times }) => {
      const id = taskIds.get(key);
      return id === undefined ? [] : [{ id, ...times }];
    }),
  }));
}

function portions<Row>(rows: readonly Row[], most: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, at) =>
    rows.slice(at * most, (at + 1) * most),
  );
}
