import type { ScheduleTask } from "./schedule.ts";

/** A task with those that stand below it in the outline. */
export interface OutlineTask {
  readonly key: string;
  readonly task: ScheduleTask;
  readonly children: OutlineTask[];
}

interface Outline {
  /** Those that are below none. */
  readonly roots: readonly OutlineTask[];
  /** How many are switched off, those below them among them. */
  readonly inactive: number;
  /** Keys by the numbers that links and assignments name. */
  readonly keys: ReadonlyMap<string, string>;
}

interface Standing {
  readonly level: number;
  /** Undefined where it is switched off. */
  readonly node: OutlineTask | undefined;
}

/** Rows as a tree, by their levels: one that is deeper than the row before is below it, however much deeper. */
export function outlineOf(tasks: readonly ScheduleTask[]): Outline {
  const roots: OutlineTask[] = [];
  const keys = new Map<string, string>();
  const standing: Standing[] = [];
  let inactive = 0;
  for (const [at, task] of tasks.entries()) {
    const level = Math.max(1, Number.parseInt(task.fields.get("OutlineLevel") ?? "1", 10) || 1);
    while ((standing.at(-1)?.level ?? 0) >= level) standing.pop();
    const above = standing.at(-1);
    const isOff = task.fields.get("Active") === "0" || (above !== undefined && !above.node);
    const uid = task.fields.get("UID") ?? "";
    const key = uid === "" || keys.has(uid) ? `row ${at}` : `task ${uid}`;
    const node: OutlineTask = { key, task, children: [] };
    standing.push({ level, node: isOff ? undefined : node });
    if (isOff) {
      inactive += 1;
      continue;
    }
    if (!keys.has(uid)) keys.set(uid, key);
    (above?.node?.children ?? roots).push(node);
  }
  return { roots, inactive, keys };
}

/** All below a task in the order of the outline, with how deep they lie: 1 = right below it. */
export function* below(top: OutlineTask): Generator<{ node: OutlineTask; depth: number }> {
  const open = top.children.toReversed().map((node) => ({ node, depth: 1 }));
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    for (const node of next.node.children.toReversed()) open.push({ node, depth: next.depth + 1 });
  }
}

/** One phase of a schedule: the task that sums it up, none for tasks that stand alone, and its tasks. */
export interface Phase {
  readonly top: OutlineTask | undefined;
  readonly tasks: readonly OutlineTask[];
}

interface Phases {
  readonly phases: readonly Phase[];
  /** The task that sums up the whole schedule, where there is one. */
  readonly whole: OutlineTask | undefined;
}

/** What of an outline are phases: the outermost tasks that sum up others, or those below a single one that sums up all. */
export function phasesOf(outermost: readonly OutlineTask[]): Phases {
  const [root] = outermost;
  const isWhole =
    outermost.length === 1 && root?.children.some(({ children }) => children.length > 0) === true;
  const whole = isWhole ? root : undefined;
  const phases = (whole?.children ?? outermost).map((top): Phase =>
    top.children.length > 0 ? { top, tasks: top.children } : { top: undefined, tasks: [top] },
  );
  return { phases, whole };
}
