import { failure, type Result, success } from "#base/result.ts";
import type { ReplyOf } from "#contract/call.ts";
import type { removeSample } from "#contract/calls/sample.ts";
import type { Change } from "#domain/command.ts";
import { type Id, joinKey } from "#domain/id.ts";
import { newDialogUser } from "#domain/dialog/dialog-user.ts";
import { commandOf } from "#domain/commands.ts";
import { removePlanChanges } from "#domain/plan/remove-plan-changes.ts";
import { newPlanUser } from "#domain/plan/plan-user.ts";
import { type Ask, get, list, type Reading, runReading } from "#domain/reading.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { Refusal } from "#domain/refusal.ts";
import { companyScope, groupScope, planScope } from "#domain/scope.ts";
import { leaveCompany } from "#domain/user/leave-company.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { enterPlaces } from "../people/account/places-of.ts";
import type { Server } from "../server.ts";
import { countLeaveNoMore } from "./count-leave.ts";
import { addAudit, type AuditEntry } from "../tables/own/audit.ts";
import { lockPeople } from "../tables/own/people-lock.ts";
import { listSampleRows, removeSampleRows, type SampleRow } from "../tables/own/sample-row.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db, Tx } from "../tables/sql/db.ts";

type Sample = ReplyOf<typeof removeSample>;

const removeDepartment = commandOf("department.remove");
const removeMenuItem = commandOf("menu.remove");

/** How much of the sample site is still there. */
export async function sampleInfo(db: Db): Promise<Result<Sample, Refusal>> {
  const { plans, people } = await standingIn(db);
  return success({ plans: plans.length, people: people.length });
}

/**
 * Takes the sample site away in one transaction: its plans, groups, forms, applications and departments with all that is in them, and its people, who
 * leave the company as anybody does. What they led elsewhere is the administrator's from then on.
 */
export async function removeSampleSite(
  { database, hub }: Pick<Server, "database" | "hub">,
  userId: Id,
  now: number,
): Promise<Result<Sample, Refusal>> {
  const removed = await database.transaction(async (tx) => removeAll(tx, userId, now));
  if (removed.ok) hub.wake();
  return removed;
}

async function removeAll(tx: Tx, userId: Id, now: number): Promise<Result<Sample, Refusal>> {
  await lockPeople(tx);
  const { plans, people, dialogs, departments, forms, menu } = await standingIn(tx);
  const nameOf = new Map(people.map(({ id, nickname }) => [id, nickname]));
  const places = await enterPlaces(
    tx,
    people.map(({ id }) => id),
    [
      companyScope,
      ...plans.map(({ id }) => planScope(id)),
      ...dialogs.map(({ id }) => groupScope(id)),
    ],
  );
  const rows = new RowsInWork(tx);
  const changes: Change[] = [];
  const audit: AuditEntry[] = [];
  const answer = async (ask: Ask) => rows.answer(ask);
  const decide = (decided: readonly Change[]) => {
    rows.decide(decided);
    changes.push(...decided);
  };
  for (const { id, name } of plans) {
    decide(await runReading(removePlanChanges(id), answer));
    audit.push({ kind: "planRemove", targetId: id, detail: { name }, userId, at: now });
  }
  for (const { id } of dialogs) decide([{ entity: "dialog", action: "groupDelete", remove: id }]);
  const records = await runReading(recordsOf(forms), answer);
  for (const { id } of records) decide([{ entity: "record", action: "delete", remove: id }]);
  for (const { id } of forms) decide([{ entity: "form", action: "delete", remove: id }]);
  // With all that stands in them, as anybody takes an application away.
  for (const { id } of menu) {
    const actor = { userId, isAdmin: true, now, arrivedAt: now };
    const decision = await runReading(removeMenuItem.decide({ id }, actor), answer);
    if (!decision.ok) return failure(decision.refusal);
    decide(decision.changes);
    audit.push(...(decision.notes ?? []).map((note) => ({ ...note, userId, at: now })));
  }
  decide(await runReading(countLeaveNoMore(), answer));
  // Those first that lie within others; what others made in them comes to stand above.
  for (const { id } of departments.toSorted((one, other) => other.id - one.id)) {
    const actor = { userId, isAdmin: true, now, arrivedAt: now };
    const decision = await runReading(removeDepartment.decide({ id, lift: true }, actor), answer);
    if (!decision.ok) return failure(decision.refusal);
    decide(decision.changes);
    audit.push(...(decision.notes ?? []).map((note) => ({ ...note, userId, at: now })));
  }
  for (const { userId: personId, planIds, dialogIds, recordIds, ...others } of places) {
    const elsewhere = {
      ...others,
      planIds: without(planIds, plans),
      dialogIds: without(dialogIds, dialogs),
      recordIds: without(recordIds, records),
    };
    const hands = { from: personId, to: userId, now };
    decide(await runReading(takeOver(elsewhere.planIds, hands), answer));
    const person = { userId: personId, isAdmin: false, now, arrivedAt: now };
    const leaving = leaveCompany(person, elsewhere);
    const decision = await runReading(leaving, answer);
    if (!decision.ok) return failure(decision.refusal);
    decide(decision.changes);
    const detail = { name: nameOf.get(personId) ?? "" };
    audit.push({ kind: "accountRemove", targetId: personId, detail, userId, at: now });
  }
  await addAudit(tx, audit);
  await removeSampleRows(tx);
  await applyChanges(tx, changes, { actorId: userId, at: now, isQuiet: true });
  return success({ plans: plans.length, people: people.length });
}

function without(ids: readonly Id[], gone: readonly { readonly id: Id }[]): Id[] {
  return ids.filter((id) => !gone.some((row) => row.id === id));
}

/** All that was filled into the forms, whoever did it. */
function* recordsOf(forms: readonly { readonly id: Id }[]): Reading<FormRecord[]> {
  const records: FormRecord[] = [];
  for (const { id: formId } of forms) records.push(...(yield* list("record", { formId })));
  return records;
}

/** Plans outside of the sample that one of its people was made to lead get the administrator for a leader. */
function* takeOver(
  planIds: readonly Id[],
  { from, to, now }: { from: Id; to: Id; now: number },
): Reading<Change[]> {
  const changes: Change[] = [];
  for (const planId of planIds) {
    const plan = yield* get("plan", planId);
    const theirs = yield* get("planUser", joinKey(planId, from));
    // What somebody had for themselves alone goes with them.
    if (!plan || plan.personal === 1 || theirs?.owner !== 1) continue;
    const id = joinKey(planId, to);
    const mine = yield* get("planUser", id);
    const leader = mine ?? newPlanUser({ planId, userId: to }, now);
    const place = newDialogUser({ dialogId: plan.dialogId, planId, privateTo: 0, userId: to }, now);
    changes.push(
      { entity: "planUser", action: "update", put: { ...theirs, owner: 0 } },
      { entity: "planUser", action: mine ? "update" : "add", put: { ...leader, owner: 1 } },
    );
    if (!mine) changes.push({ entity: "dialogUser", action: "groupJoin", put: place });
  }
  return changes;
}

async function standingIn(db: Db) {
  const noted = await listSampleRows(db);
  const idsOf = (entity: SampleRow["entity"]) =>
    noted.flatMap((row) => (row.entity === entity ? [row.id] : []));
  const standing = async <Name extends SampleRow["entity"]>(entity: Name) => {
    const found = await tableOf(entity).find(db, idsOf(entity));
    return found.map(({ row }) => row);
  };
  const [plans, users, dialogs, departments, forms, menu] = await Promise.all([
    standing("plan"),
    standing("user"),
    standing("dialog"),
    standing("department"),
    standing("form"),
    standing("menuItem"),
  ]);
  const people = users.filter(({ deleteTime }) => deleteTime === 0);
  return { plans, people, dialogs, departments, forms, menu };
}
