import * as z from "zod/mini";
import { BASELINES_MAX } from "../baseline/baseline-limits.ts";
import { newColumn } from "../column/add-column.ts";
import { columnColorShape, taskLimitShape } from "../column/column.ts";
import { type Actor, applied, type Change, defineCommand, refused } from "../command.ts";
import type { Id } from "../id.ts";
import { thoseWhoCan } from "../flow/enter-state.ts";
import { areSound } from "../field/field-definition.ts";
import { PLAN_FIELDS_MAX } from "../field/field-limits.ts";
import { type NewFields, newFieldChanges, newFieldsShape } from "../field/new-fields.ts";
import { lastRank } from "../rank.ts";
import { flowOfPlan, startOf } from "../flow/flow-of-plan.ts";
import {
  BATCH_BODY_MAX,
  COLUMN_NAME_MAX,
  PLAN_COLUMNS_MAX,
  PLAN_TAGS_MAX,
  SUBTASKS_MAX,
} from "../limits.ts";
import { list, type Reading } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { rankShape } from "../shape.ts";
import { refuseFullPlan } from "../task/refuse-full-plan.ts";
import { type Membership, whoMayInOpen } from "./can-change-plan.ts";
import { importedTags, importedTagShape } from "./imported-tag.ts";
import { refuseAct } from "./plan-acts.ts";
import { isLeader } from "./plan-role.ts";
import { importedBaselines, importedBaselineShape } from "./imported-baselines.ts";
import { importedLinks, importedLinkShape } from "./imported-links.ts";
import { importedRows } from "./imported-rows.ts";
import { type ImportedTask, importedTaskShape, rowsBeside } from "./imported-task.ts";
import { importedTimes, importedTimeShape } from "./imported-times.ts";
import {
  IMPORT_CHUNK_MAX,
  IMPORT_LINKS_MAX,
  IMPORT_MESSAGES_MAX,
  IMPORT_TIMES_MAX,
} from "../import/import-limits.ts";

/**
 * `plan/import`: one chunk of a board or a sheet from elsewhere into a plan. It comes whole or not at all. Tasks alone any member
 * brings, as they add one by one; columns, what waits for what, time that was worked, baselines, and what was said or put away elsewhere, whoever leads the plan.
 */
export const importPlan = defineCommand({
  name: "plan.import",
  path: "/api/plan/import",
  bodyMax: BATCH_BODY_MAX,
  arguments: z.object({
    planId: idOf("plan"),
    columns: z
      .array(
        z.object({
          id: newIdOf("column"),
          name: nameShape(1, COLUMN_NAME_MAX),
          color: columnColorShape,
          taskLimit: z.optional(taskLimitShape),
          rank: rankShape,
        }),
      )
      .check(z.maxLength(IMPORT_CHUNK_MAX)),
    tags: z.optional(z.array(importedTagShape).check(z.maxLength(PLAN_TAGS_MAX))),
    fields: z.optional(newFieldsShape),
    tasks: z.array(importedTaskShape).check(z.maxLength(IMPORT_CHUNK_MAX), z.refine(holdsFewRows)),
    /** What waits for what, once its tasks are there. */
    links: z.optional(z.array(importedLinkShape).check(z.maxLength(IMPORT_LINKS_MAX))),
    /** Time that was worked, once its tasks are there. */
    times: z.optional(z.array(importedTimeShape).check(z.maxLength(IMPORT_TIMES_MAX))),
    /** Times of tasks as they stood once, when the tasks are there. */
    baselines: z.optional(z.array(importedBaselineShape).check(z.maxLength(BASELINES_MAX))),
  }),
  reply: z.object({ id: idOf("plan") }),
  lane: (args) => planScope(args.planId),
  minted: (args) => [
    ...args.columns.map((column) => column.id),
    ...(args.tags ?? []).map((tag) => tag.id),
    ...(args.fields ?? []).map((field) => field.id),
    ...(args.times ?? []).map((time) => time.id),
    ...(args.baselines ?? []).map((baseline) => baseline.id),
    ...args.tasks.flatMap((task) => [
      task.id,
      task.dialogId || undefined,
      ...(task.checks ?? []).map((check) => check.id),
      ...(task.messages ?? []).map((message) => message.id),
    ]),
  ],
  quiet: true,
  *decide(args, actor) {
    const membership = yield* whoMayInOpen("addTasks", args.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    if (isBoard(args) && !isLeader(membership.value.member))
      return refused(noAccess("plan.leaderOnly"));
    const barred = refuseParts(args, membership.value);
    if (barred) return refused(barred);
    const standing = yield* list("column", { planId: args.planId });
    const columns = new Set([...standing, ...args.columns].map((column) => column.id));
    if (columns.size > PLAN_COLUMNS_MAX) {
      return refused(parameterError("column.max", { count: PLAN_COLUMNS_MAX }));
    }
    const before = yield* list("planTag", { planId: args.planId });
    const tags = new Set([...before, ...(args.tags ?? [])].map((tag) => tag.id));
    if (tags.size > Math.max(PLAN_TAGS_MAX, before.length)) {
      return refused(parameterError("tag.max", { count: PLAN_TAGS_MAX }));
    }
    const fields = args.fields ?? [];
    const standingFields = yield* list("planField", { planId: args.planId });
    const odd = refuseFields(fields, standingFields.length);
    if (odd) return refused(odd);
    const full =
      (yield* refuseFullPlan(args.planId, args.tasks.length)) ??
      (yield* refuseFullTask(args.tasks));
    if (full) return refused(full);
    const changes: Change[] = args.columns.map((column): Change => ({
      entity: "column",
      action: "add",
      put: newColumn({ ...column, planId: args.planId }, actor.now),
    }));
    changes.push(...importedTags(args.tags ?? [], args.planId, actor));
    const behind = { planId: args.planId, last: lastRank(standingFields) };
    changes.push(...newFieldChanges(fields, behind, actor));
    const flow = yield* flowOfPlan(args.planId);
    const beginners = yield* thoseWhoCan(args.planId, startOf(flow)?.userIdList ?? []);
    const { planId, tasks } = args;
    const chunk = { membership: membership.value, planId, columns, tags, flow, beginners, tasks };
    for (const task of args.tasks) {
      const rows = yield* importedRows(task, chunk, actor);
      if ("refusal" in rows) return refused(rows.refusal);
      changes.push(...rows.changes);
    }
    const behindTasks = yield* rowsBehind(args, membership.value, actor);
    if ("refusal" in behindTasks) return refused(behindTasks.refusal);
    changes.push(...behindTasks.changes);
    return applied(changes, { id: args.planId });
  },
});

interface Behind {
  readonly planId: Id;
  readonly tasks: readonly ImportedTask[];
  readonly links?: readonly z.infer<typeof importedLinkShape>[] | undefined;
  readonly times?: readonly z.infer<typeof importedTimeShape>[] | undefined;
  readonly baselines?: readonly z.infer<typeof importedBaselineShape>[] | undefined;
}

/** What comes when its tasks are there: what waits for what, time that was worked, and baselines. */
function* rowsBehind(
  { planId, tasks, links = [], times = [], baselines = [] }: Behind,
  membership: Membership,
  actor: Actor,
): Reading<{ readonly changes: readonly Change[] } | { readonly refusal: Refusal }> {
  const linked = yield* importedLinks(links, { planId, tasks }, actor);
  if ("refusal" in linked) return linked;
  const worked = yield* importedTimes(times, membership, actor);
  if ("refusal" in worked) return worked;
  const kept = yield* importedBaselines(baselines, membership.plan, actor);
  if ("refusal" in kept) return kept;
  return { changes: [...linked.changes, ...worked.changes, ...kept.changes] };
}

/** A chunk is written in one go, and for so long nobody else can write. */
function holdsFewRows(tasks: readonly ImportedTask[]): boolean {
  return rowsBeside(tasks) <= IMPORT_MESSAGES_MAX;
}

function refuseFields(fields: NewFields, standing: number): Refusal | undefined {
  if (fields.length === 0) return undefined;
  if (standing + fields.length > PLAN_FIELDS_MAX)
    return parameterError("field.max", { count: PLAN_FIELDS_MAX });
  return areSound(fields) ? undefined : parameterError("field.sumOfNothing");
}

/** Why what comes with the tasks may not be brought by whoever may not add it by hand. */
function refuseParts(
  { columns, tags = [], fields = [], baselines = [] }: z.infer<typeof importPlan.arguments>,
  membership: Membership,
): Refusal | undefined {
  return (
    (columns.length > 0 ? refuseAct(membership, "columns") : undefined) ??
    (tags.length > 0 ? refuseAct(membership, "tags") : undefined) ??
    (fields.length > 0 ? refuseAct(membership, "fields") : undefined) ??
    (baselines.length > 0 ? refuseAct(membership, "baselines") : undefined)
  );
}

/** Whether it is more than tasks such as any member adds. */
function isBoard({
  columns,
  fields = [],
  links = [],
  times = [],
  baselines = [],
  tasks,
}: z.infer<typeof importPlan.arguments>): boolean {
  const isMore = ({ messages, archivedTime }: ImportedTask) =>
    archivedTime > 0 || (messages?.length ?? 0) > 0;
  const isMoreThanTasks = [columns, fields, links, times, baselines].some(
    ({ length }) => length > 0,
  );
  return isMoreThanTasks || tasks.some(isMore);
}

/** No task has more subtasks than one can add to it by hand. */
function* refuseFullTask(tasks: readonly ImportedTask[]): Reading<Refusal | undefined> {
  const families = Map.groupBy(tasks, (task) => task.parentId);
  for (const [parentId, subtasks] of families) {
    if (parentId === 0) continue;
    const standing = yield* list("task", { parentId });
    if (standing.length + subtasks.length > SUBTASKS_MAX)
      return parameterError("task.subtasksMax", { count: SUBTASKS_MAX });
  }
  return undefined;
}
