import { type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { exportTaskTemplate } from "#contract/calls/task-import.ts";
import { byRank } from "#domain/by-rank.ts";
import type { Id } from "#domain/id.ts";
import { isFilledIn } from "#domain/import/tasks/fields-in-cells.ts";
import type { KnownPlan, SheetWords } from "#domain/import/tasks/sheet-of-plan.ts";
import { TASK_COLUMNS, type TaskColumnLabels } from "#domain/import/tasks/task-columns.ts";
import { taskTemplate } from "#domain/import/tasks/task-template.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Refusal } from "#domain/refusal.ts";
import { offeredPriorities } from "#domain/task/priorities.ts";
import type { Task } from "#domain/task/task.ts";
import { textsIn } from "../local-text.ts";
import { readCompanySetting } from "../people/company.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { planInReach } from "./plan.ts";
import { namedPriorities } from "./priorities.ts";

const XLSX = "data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,";

/** A plan with what a sheet of tasks can name of it, and all its tasks. */
export interface PlanOfSheet {
  readonly plan: Plan;
  readonly known: KnownPlan;
  readonly tasks: readonly Task[];
}

/** To whoever is not in the plan it does not exist. */
export async function planOfSheet(
  db: Db,
  userId: Id,
  planId: Id,
): Promise<Result<PlanOfSheet, Refusal>> {
  const inReach = await planInReach(db, userId, planId);
  if (!inReach.ok) return inReach;
  const plan = inReach.value;
  const ofPlan = { planId };
  const [columns, flow, members, tags, fields, tasks] = await Promise.all([
    tableOf("column").list(db, ofPlan),
    tableOf("flowItem").list(db, ofPlan),
    tableOf("planUser").list(db, ofPlan),
    tableOf("planTag").list(db, ofPlan),
    tableOf("planField").list(db, ofPlan),
    tableOf("task").list(db, ofPlan),
  ]);
  const people = await Promise.all(
    members.map(async (each) => {
      const [user, account] = await Promise.all([
        tableOf("user").get(db, each.userId),
        tableOf("account").get(db, each.userId),
      ]);
      return user?.deleteTime === 0
        ? [{ id: user.id, name: user.nickname, email: account?.email ?? "" }]
        : [];
    }),
  );
  const byParent = Map.groupBy(tasks, ({ parentId }) => parentId);
  const mains = (byParent.get(0) ?? [])
    .filter(({ archivedTime }) => archivedTime === 0)
    .map(({ id, name, columnId }) => ({
      id,
      name,
      columnId,
      subtasks: byParent.get(id)?.length ?? 0,
    }));
  const known = {
    columns: columns.toSorted(byRank),
    flow: flow.toSorted(byRank),
    people: people.flat(),
    tags,
    fields: fields.filter(isFilledIn).toSorted(byRank),
    mains,
  };
  return success({ plan, known, tasks });
}

/** What sheets of tasks say in a language. */
export async function sheetTexts(
  db: Db,
  language: string,
): Promise<{
  readonly words: SheetWords;
  readonly labels: TaskColumnLabels;
  readonly hints: TaskColumnLabels;
}> {
  const say = textsIn(language);
  const each = (group: string) =>
    Object.fromEntries(
      TASK_COLUMNS.map((column) => [column, say(`task-sheet:${group}.${column}`)]),
    ) as unknown as TaskColumnLabels;
  const levels = namedPriorities(await readCompanySetting(db), language);
  const none = { priority: 0, name: say("task:priorities.0") };
  return {
    words: {
      priorities: [none, ...offeredPriorities(levels)],
      retiredPriorities: levels.filter(({ removed }) => removed === 1),
      yes: say("task-sheet:yes"),
      no: say("task-sheet:no"),
    },
    labels: each("columns"),
    hints: each("hints"),
  };
}

/** `export/template`: a workbook to be filled in, in the caller's language. */
export async function taskTemplateOf(
  db: Db,
  { userId, language }: { readonly userId: Id; readonly language: string },
  { planId }: ParsedBodyOf<typeof exportTaskTemplate>,
): Promise<Result<ReplyOf<typeof exportTaskTemplate>, Refusal>> {
  const found = await planOfSheet(db, userId, planId);
  if (!found.ok) return found;
  const { plan, known } = found.value;
  const { writeTemplate } = await import("../sheets/write-workbook.ts");
  const texts = await sheetTexts(db, language);
  const content = await writeTemplate(taskTemplate({ plan: known, ...texts }));
  return success({ name: `${plan.name}.xlsx`, url: XLSX + content.toString("base64") });
}
