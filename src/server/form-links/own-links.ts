import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/forms/form-link.ts";
import { formToChange } from "#domain/company-form/form-to-change.ts";
import { FORM_LINKS_MAX } from "#domain/form-link/form-link-limits.ts";
import { closedFields } from "#domain/company-form/permission/own-fields.ts";
import { asksVisitors, fieldsKeptBack } from "#domain/form-link/visitor-fields.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import { noAccess, parameterError, type Refusal } from "#domain/refusal.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { readCompanySetting } from "../people/company.ts";
import { hashSecret, newSecret } from "../people/tokens.ts";
import type { Server } from "../server.ts";
import * as links from "../tables/forms/form-link.ts";
import { addAudit } from "../tables/own/audit.ts";
import type { Database, Db } from "../tables/sql/db.ts";
import { isLeft, publishedForm, standingForm } from "./standing-link.ts";
import { companyScope } from "#domain/scope.ts";

type Link = ReplyOf<typeof calls.addFormLink>["link"];

/** `form/link/list` */
export async function listFormLinks(
  db: Db,
  userId: Id,
  formId: Id,
  now: number,
): Promise<Result<ReplyOf<typeof calls.listFormLinks>, Refusal>> {
  const form = await formOf(db, userId, formId);
  if (!form.ok) return form;
  const [rows, linked] = await Promise.all([
    links.formLinksTo(db, formId),
    publishedForm(db, formId),
  ]);
  const keptBack = linked ? fieldsKeptBack(linked.ready.form, closedFields(linked.form)) : [];
  return success({
    links: await Promise.all(rows.map(async (row) => shown(db, row, now))),
    keptBack: keptBack.map(({ node, path }) => node.settings.label || path),
  });
}

/** `form/link/add`: what is kept is a hash, so that nobody reads the code a second time. */
export async function addFormLink(
  { database, mint }: Pick<Server, "database" | "mint">,
  userId: Id,
  { formId, name, expireTime = 0, maxUses = 0 }: ParsedBodyOf<typeof calls.addFormLink>,
  now: number,
): Promise<Result<ReplyOf<typeof calls.addFormLink>, Refusal>> {
  if (expireTime > 0 && expireTime <= now) return failure(parameterError("publicLink.over"));
  const code = newSecret();
  return database.transaction(async (tx) => {
    // Whoever takes the right away, or the form, is waited for.
    await enterLanes(tx, [companyScope]);
    const form = await formOf(tx, userId, formId);
    if (!form.ok) return form;
    if (!(await readCompanySetting(tx)).publicLinks)
      return failure(noAccess("publicLink.notAllowed"));
    const linked = await publishedForm(tx, formId);
    if (!linked) return failure(parameterError("form.notPublished"));
    if (!asksVisitors(linked.ready.form, closedFields(linked.form)))
      return failure(parameterError("formLink.asksNothing"));
    if ((await links.formLinksTo(tx, formId)).length >= FORM_LINKS_MAX)
      return failure(parameterError("publicLink.max", { count: FORM_LINKS_MAX }));
    const row: links.FormLink = {
      id: mint.nextId(),
      formId,
      name,
      codeHash: hashSecret(code),
      userId,
      createTime: now,
      expireTime,
      maxUses,
      uses: 0,
      lastTime: 0,
    };
    await links.addFormLink(tx, row);
    const detail = { name: linked.form.name, link: name };
    await addAudit(tx, [{ kind: "formLinkAdd", targetId: formId, detail, userId, at: now }]);
    return success({ link: await shown(tx, row, now), code });
  });
}

/** `form/link/delete` */
export async function removeFormLink(
  database: Database,
  userId: Id,
  linkId: Id,
  now: number,
): Promise<Result<{ id: Id }, Refusal>> {
  return database.transaction(async (tx) => {
    const link = await links.formLink(tx, linkId);
    const form = await formOf(tx, userId, link?.formId ?? 0);
    if (!form.ok) return form;
    await links.removeFormLink(tx, linkId);
    const detail = { name: form.value.name, link: link?.name ?? "" };
    const targetId = form.value.id;
    await addAudit(tx, [{ kind: "formLinkRemove", targetId, detail, userId, at: now }]);
    return success({ id: linkId });
  });
}

async function formOf(db: Db, userId: Id, formId: Id) {
  const rows = new RowsInWork(db);
  return runReading(formToChange(formId, { userId }), async (ask) =>
    rows.answerTo({ userId }, ask),
  );
}

async function shown(db: Db, link: links.FormLink, now: number): Promise<Link> {
  const { codeHash: _code, ...rest } = link;
  const works = isLeft(link) && (await standingForm(db, link, now)) !== undefined;
  return { ...rest, works };
}
