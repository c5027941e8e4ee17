import { createHash, createHmac } from "node:crypto";
import { guestBoard, guestTask, tasksForGuests } from "#domain/guest-link/guest-reading.ts";
import type { GuestTask } from "#domain/guest-link/guest-board.ts";
import { GUEST_KEY_LENGTH } from "#domain/guest-link/guest-link-limits.ts";
import type { Id } from "#domain/id.ts";
import { idsIn } from "#domain/field/field-value.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { companyScope, planScope } from "#domain/scope.ts";
import { priorityLevelsOf } from "#domain/task/priorities.ts";
import type { Task } from "#domain/task/task.ts";
import { readCompanySetting } from "../people/company.ts";
import { KeptLists } from "../queries/kept-lists.ts";
import { namesOfPeople } from "../queries/people-names.ts";
import type { GuestLink } from "../tables/own/outward/guest-link.ts";
import { scopeStateOf } from "../tables/own/scope-state.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { contentForGuests } from "./content-for-guests.ts";

/** A plan as guests of one link see it. */
interface GuestPlan {
  readonly json: string;
  /** Another one as soon as guests see anything else. */
  readonly mark: string;
  /** The tasks on it, by what guests ask for them by. */
  readonly taskOf: ReadonlyMap<string, Id>;
}

/** Characters of plans that are kept, of all links that are looked at again and again. */
const KEPT_MAX = 32_000_000;
const keptPlans = new WeakMap<Db, KeptLists<GuestPlan>>();

/** The plan as guests of a link see it; read anew only where something in the plan or the company has changed. */
export async function guestPlan(db: Db, link: GuestLink, plan: Plan): Promise<GuestPlan> {
  const { userId } = link;
  const [ofPlan, ofCompany] = await Promise.all([
    scopeStateOf(db, userId, planScope(plan.id)),
    scopeStateOf(db, userId, companyScope),
  ]);
  const kept = keptPlans.get(db) ?? new KeptLists<GuestPlan>(KEPT_MAX);
  keptPlans.set(db, kept);
  const asOf = `${ofPlan.asOf} ${ofCompany.asOf}`;
  return kept.read(String(link.id), asOf, async () => readGuestPlan(db, link, plan));
}

async function readGuestPlan(db: Db, link: GuestLink, plan: Plan): Promise<GuestPlan> {
  const ofPlan = { planId: plan.id };
  const [columns, tags, fields, tasks, setting] = await Promise.all([
    tableOf("column").list(db, ofPlan),
    tableOf("planTag").list(db, ofPlan),
    tableOf("planField").list(db, ofPlan),
    tableOf("task").list(db, ofPlan),
    readCompanySetting(db),
  ]);
  const nameOf = await namesIn(db, tasks, fields);
  const taskOf = new Map<string, Id>();
  const keyOf = (id: Id) => {
    const key = keyOfTask(link, id);
    taskOf.set(key, id);
    return key;
  };
  const board = guestBoard(
    {
      name: plan.name,
      columns,
      tags,
      fields,
      tasks,
      priorities: priorityLevelsOf(setting),
      nameOf,
      keyOf,
    },
    viewOf(link),
  );
  const json = JSON.stringify(board);
  const mark = createHash("sha256").update(json).digest("base64url");
  return { json, mark, taskOf };
}

/** What else there is of a task that stands on the board; undefined where it does not any more. */
export async function guestTaskOf(
  db: Db,
  link: GuestLink,
  { taskId, origin }: { readonly taskId: Id; readonly origin: string },
): Promise<GuestTask | undefined> {
  const [task, parts, content, checklist] = await Promise.all([
    tableOf("task").get(db, taskId),
    tableOf("task").list(db, { parentId: taskId }),
    tableOf("taskContent").get(db, taskId),
    tableOf("checkItem").list(db, { taskId }),
  ]);
  const isHere = task?.planId === link.planId && task.parentId === 0;
  const shown = isHere ? tasksForGuests([task, ...parts], viewOf(link)) : [];
  if (!shown.some(({ id }) => id === taskId)) return undefined;
  const tasks = shown.filter(({ parentId }) => parentId === taskId);
  const nameOf = await namesIn(db, tasks, []);
  const shownContent = contentForGuests(content?.content ?? "", origin);
  return guestTask({ content: shownContent, checklist, tasks, nameOf });
}

function viewOf({ withFields, withArchived }: GuestLink) {
  return { withFields: withFields === 1, withArchived: withArchived === 1 };
}

/** Another one for each link: no id of a task leaves the house, and two guests have nothing to compare. */
function keyOfTask({ keySecret }: GuestLink, taskId: Id): string {
  const sealed = createHmac("sha256", keySecret).update(String(taskId)).digest("base64url");
  return sealed.slice(0, GUEST_KEY_LENGTH);
}

/** What people are called who have a part in these tasks, or are named in their fields. */
async function namesIn(
  db: Db,
  tasks: readonly Task[],
  fields: readonly PlanField[],
): Promise<(userId: Id) => string> {
  const naming = fields.filter(({ kind }) => kind === "person");
  const ids = new Set<Id>();
  for (const { taskUser, fields: said } of tasks) {
    for (const { userId } of taskUser) ids.add(userId);
    for (const { id } of naming) for (const userId of idsIn(said[id] ?? "")) ids.add(userId);
  }
  const personOf = await namesOfPeople(db, ids);
  return (userId) => personOf(userId).realname;
}
