import type { Approval } from "#domain/approval/approval.ts";
import { type RequestHead, requestHead } from "#domain/approval/request-head.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { type ConcernName, concernKey, isUnreadCopy } from "#domain/approval/concerns.ts";
import type { ApprovalEffect } from "#domain/approval/effect/approval-effect.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import { saysWords } from "#domain/approval/says-words.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { touchName } from "../../database/touch-name.ts";

/** Which requests of one of a person's lists are looked for. */
export interface ApprovalSearch {
  readonly userId: number;
  readonly list: ConcernName;
  /** In the title, the form's name or that of who asks; "" = any. */
  readonly words: string;
  /** 0 = of any form. */
  readonly formId: number;
  /** Undefined = whatever became of them. */
  readonly status: Approval["status"] | undefined;
  /** Of the copies only those that the person has not read. */
  readonly unread: boolean;
  /** Who asked, 0 = anybody. */
  readonly initiatorId: number;
  /** Epoch ms from which on and until which they were asked for; undefined = whenever. */
  readonly from: number | undefined;
  readonly until: number | undefined;
  /** No more than so many. */
  readonly most: number;
}

/** The requests of a list in its order, read off its index: as many as are shown, however many there are. */
export async function readApprovalList(
  database: LocalDatabase,
  search: ApprovalSearch,
): Promise<Approval[]> {
  const { userId, list, most } = search;
  const found = database.approval.where("concerns").startsWith(concernKey(list, userId));
  const fits = await filterOf(database, search);
  return (fits ? found.filter(fits) : found).limit(most).toArray();
}

/** Undefined where nothing is asked for but the list. */
async function filterOf(
  database: LocalDatabase,
  search: ApprovalSearch,
): Promise<((approval: Approval) => boolean) | undefined> {
  const { userId, words, formId, status, unread, initiatorId, from, until } = search;
  const tests: ((approval: Approval) => boolean)[] = [];
  if (formId !== 0) tests.push((approval) => approval.formId === formId);
  if (status !== undefined) tests.push((approval) => approval.status === status);
  if (unread) tests.push((approval) => isUnreadCopy(approval, userId));
  if (initiatorId !== 0) tests.push(({ createUserId }) => createUserId === initiatorId);
  if (from !== undefined) tests.push(({ createTime }) => createTime >= from);
  if (until !== undefined) tests.push(({ createTime }) => createTime <= until);
  if (words.trim() !== "") tests.push(await wordsFilter(database, words));
  return tests.length === 0
    ? undefined
    : (approval) => tests.every((isWanted) => isWanted(approval));
}

async function wordsFilter(database: LocalDatabase, words: string) {
  const [forms, users] = await Promise.all([database.form.toArray(), database.user.toArray()]);
  const formNames = new Map(forms.map(({ id, name }) => [id, name]));
  const names = new Map(users.map(({ id, nickname }) => [id, nickname]));
  return ({ title, formId, createUserId }: Approval) =>
    saysWords(
      {
        title,
        formName: formNames.get(formId) ?? "",
        initiatorName: names.get(createUserId) ?? "",
      },
      words,
    );
}

/** undefined when it is gone, or not the person's to know of. */
export async function readApproval(
  database: LocalDatabase,
  approvalId: number,
): Promise<Approval | undefined> {
  return database.approval.get(approvalId);
}

/** The request that a record stands for; undefined where nobody has asked. */
export async function readApprovalOf(
  database: LocalDatabase,
  recordId: number,
): Promise<Approval | undefined> {
  return database.approval.where("recordId").equals(recordId).first();
}

/** The request of a number, be it its own or that of the record that is asked for. */
export async function readRequestOf(
  database: LocalDatabase,
  id: number,
): Promise<Approval | undefined> {
  return (await readApproval(database, id)) ?? readApprovalOf(database, id);
}

/** The form of a number, be it its own or that of a version of its flow. */
export async function readFormOf(database: LocalDatabase, id: number): Promise<number | undefined> {
  const flow = await database.approvalFlow.get(id);
  const form = await database.form.get(flow?.formId ?? id);
  return form?.id;
}

/** What is seen first of what a request asks for; undefined where the record does not lie here. */
export async function readRequestHead(
  database: LocalDatabase,
  recordId: number,
  title: string,
): Promise<RequestHead | undefined> {
  const record = await database.record.get(recordId);
  const version = record && (await database.formVersion.get(record.versionId));
  const ready = version && readyForm(version);
  return ready?.ok
    ? requestHead(title, ready.value.form, JSON.parse(record?.values ?? "{}") as JsonObject)
    : undefined;
}

/** Those whom a record concerns. */
export async function readConcerned(database: LocalDatabase, recordId: number): Promise<number[]> {
  const people = await database.recordUser.where("recordId").equals(recordId).toArray();
  return people.map(({ userId }) => userId);
}

/** The versions of a form's flow. */
export async function readApprovalFlows(
  database: LocalDatabase,
  formId: number,
): Promise<ApprovalFlow[]> {
  return database.approvalFlow.where("formId").equals(formId).toArray();
}

/** What the ends of a request bring about, the first end first. */
export async function readEffectsOf(
  database: LocalDatabase,
  approvalId: number,
): Promise<ApprovalEffect[]> {
  const effects = await database.approvalEffect.where("approvalId").equals(approvalId).toArray();
  return effects.toSorted(
    (one, other) => one.createTime - other.createTime || one.place - other.place,
  );
}

/** Whether something that was done to a request here has not reached the server. */
export async function readIsUnsent(
  { outbox }: LocalDatabase,
  approvalId: number,
): Promise<boolean> {
  const name = touchName("approval", approvalId);
  const waiting = await outbox.where("state").equals("waiting").toArray();
  return waiting.some(({ touched }) => touched.includes(name));
}
