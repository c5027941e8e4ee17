import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/oa-examine.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { askedNow } from "#domain/approval/state/standing.ts";
import { EXAMINE_DELETED } from "#domain/approval/state/told.ts";
import { mayResubmit, mayWithdraw } from "#domain/approval/state/what-can-be-done.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { sheetOfRequests } from "#domain/approval/sheet-of-requests.ts";
import type { Id } from "#domain/id.ts";
import { APPROVAL_PAGE } from "#domain/limits.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { Refusal } from "#domain/refusal.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import { textsIn } from "../local-text.ts";
import { spend } from "../processor/bill.ts";
import { findApprovalOf, pageOfApprovals } from "../tables/lists/approval-list.ts";
import { findRecord } from "../tables/lists/record-list.ts";
import type { Page } from "../tables/lists/list-page.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { bothPagesOf } from "./both-pages.ts";
import { toldFields } from "./examine.ts";
import { namesOfPeople } from "./people-names.ts";
import { readersOf } from "./records/form-permissions.ts";

type Answer<Call extends keyof typeof calls> = Promise<
  Result<ReplyOf<(typeof calls)[Call]>, Refusal>
>;

/** What was deleted is no longer there, and so it is to whom it does not concern. */
export const examineGone: Refusal = { code: EXAMINE_DELETED, reason: "approval.gone" };

/** `getField`: the fields of what is asked for, with what was filled in. */
export async function filledFields(db: Db, userId: Id, recordId: Id): Answer<"listOaFields"> {
  const record = await readableRecord(db, userId, recordId);
  return record ? success(await fieldsOf(db, record)) : failure(examineGone);
}

/** `queryOaExamineInfo`: what is asked for, as a whole. */
export async function oneExamine(db: Db, userId: Id, recordId: Id): Answer<"getOaExamine"> {
  const record = await readableRecord(db, userId, recordId);
  if (!record) return failure(examineGone);
  const approval = await findApprovalOf(db, userId, recordId);
  const [form, people, field] = await Promise.all([
    tableOf("form").get(db, record.formId),
    namesOfPeople(db, [record.createUserId]),
    fieldsOf(db, record),
  ]);
  return success({
    examineId: record.id,
    categoryId: record.formId,
    categoryTitle: form?.name ?? "",
    examineRecordId: approval?.id ?? 0,
    examineStatus: approval?.status ?? NOT_SUBMITTED,
    title: record.title,
    createUser: people(record.createUserId),
    createTime: record.createTime,
    data: record.values,
    field,
  });
}

/** A page of what somebody has asked for, with how many there are and the names of their forms. */
async function initiatedBy(
  db: Db,
  userId: Id,
  asked: ParsedBodyOf<typeof calls.exportInitiated>,
  page: Page,
) {
  const { keyword = "", categoryId, status, startTime: from, endTime: until } = asked;
  const formIds = categoryId === undefined ? undefined : [categoryId];
  const wanted = { userId, role: "mine", keyword, formIds, status, from, until } as const;
  const { list, total } = await pageOfApprovals(db, wanted, page);
  const forms = await tableOf("form").find(db, [...new Set(list.map((each) => each.formId))]);
  return { list, total, names: new Map(forms.map(({ row }) => [row.id, row.name])) };
}

/** `myInitiate`: what somebody has asked for, the newest first. */
export async function initiatedPage(
  db: Db,
  userId: Id,
  { page = 1, limit = APPROVAL_PAGE, ...asked }: ParsedBodyOf<typeof calls.listInitiated>,
): Answer<"listInitiated"> {
  const at = { current: page, size: limit };
  const { list, total, names } = await initiatedBy(db, userId, asked, at);
  const people = await namesOfPeople(db, [userId, ...list.flatMap(({ askedIds }) => askedIds)]);
  const told = list.map((approval) => ({
    examineId: approval.recordId,
    categoryId: approval.formId,
    categoryTitle: names.get(approval.formId) ?? "",
    examineRecordId: approval.id,
    examineStatus: approval.status,
    title: approval.title,
    createUser: people(userId),
    createTime: approval.createTime,
    examineName: approval.askedIds.map((id) => people(id).realname).join(", "),
    permission: permissionOf(approval, userId),
  }));
  return success({ list: told, ...bothPagesOf(at, total) });
}

/** Filled in, and not asked for (seed 001 section 4). */
const NOT_SUBMITTED = 5;

function permissionOf(approval: Approval, userId: Id) {
  const { status, createUserId } = approval;
  const person = { userId, initiatorId: createUserId };
  return {
    isUpdate: mayResubmit(approval, person) ? 1 : 0,
    isDelete: createUserId === userId && status === 4 ? 1 : 0,
    isRecheck: mayWithdraw(approval, person) ? 1 : 0,
    isCheck: askedNow(approval, userId) ? 1 : 0,
  };
}

/** A record that somebody may read. */
export async function readableRecord(
  db: Db,
  userId: Id,
  recordId: Id,
): Promise<FormRecord | undefined> {
  const record = await tableOf("record").get(db, recordId);
  const form = record && (await tableOf("form").get(db, record.formId));
  return form && (await findRecord(db, await readersOf(db, userId, form), recordId));
}

async function fieldsOf(db: Db, { versionId, values }: FormRecord) {
  const version = await tableOf("formVersion").get(db, versionId);
  const ready = version && readyForm(version);
  if (!ready?.ok) return [];
  const said = JSON.parse(values) as JsonObject;
  return toldFields(ready.value.form).map((field) => {
    const value = said[field.fieldName];
    return { ...field, value: value === undefined ? "" : JSON.stringify(value) };
  });
}

const XLSX = "data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,";

/** `export`: what somebody has asked for as a workbook, in their language; times are those of Greenwich. */
export async function exportInitiated(
  db: Db,
  { userId, language }: { readonly userId: Id; readonly language: string },
  asked: ParsedBodyOf<typeof calls.exportInitiated>,
): Answer<"exportInitiated"> {
  const all = { current: 1, size: EXPORTED_MAX };
  const { list, names } = await initiatedBy(db, userId, asked, all);
  const people = await namesOfPeople(db, [
    userId,
    ...list.flatMap(({ askedIds, events }) => [...askedIds, ...events.map((one) => one.userId)]),
  ]);
  const say = textsIn(language);
  const plan = spend(() =>
    sheetOfRequests(list, {
      heading: (column) => say(`approvals:export.column.${column}`),
      nameOf: (id) => people(id).realname,
      formOf: (id) => names.get(id) ?? "",
      status: (code) => say(`approvals:status.${code}`),
      time: (time) => new Date(time).toISOString().slice(0, 16).replace("T", " "),
    }),
  );
  const { writeWorkbook } = await import("../sheets/write-workbook.ts");
  const content = spend(() => writeWorkbook(plan));
  return success({ name: "approvals.xlsx", url: XLSX + content.toString("base64") });
}

/** Requests that one workbook takes at most. */
const EXPORTED_MAX = 5_000;
