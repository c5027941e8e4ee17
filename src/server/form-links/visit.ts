import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/forms/form-link.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { dictionaryNamed, offeredEntries } from "#domain/dictionary/entries.ts";
import type { Dictionary } from "#domain/dictionary/dictionary.ts";
import { dayAt, UTC } from "#domain/form/calendar/zone.ts";
import type { Form } from "#domain/form/graph/form.ts";
import { FORM_VISIT_KEPT } from "#domain/form-link/form-link-limits.ts";
import { visitorDefinition } from "#domain/form-link/visitor-definition.ts";
import { closedFields } from "#domain/company-form/permission/own-fields.ts";
import { visitorFields } from "#domain/form-link/visitor-fields.ts";
import { isSeen } from "#domain/one-line.ts";
import { NOT_FOUND, type Refusal } from "#domain/refusal.ts";
import { runCommand } from "../commands/run-command.ts";
import { readCompany } from "../people/company.ts";
import { hashSecret } from "../people/tokens.ts";
import type { Server } from "../server.ts";
import * as links from "../tables/forms/form-link.ts";
import { findLedgerEntries } from "../tables/own/ledger.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { isLeft, standingForm } from "./standing-link.ts";

type Parts = Pick<Server, "database" | "sealer" | "now" | "hub" | "mint">;

/** The same for a link that never was, was taken back, is too old, or stands no longer. */
const linkGone: Refusal = { code: NOT_FOUND, reason: "formLink.gone" };
/** No more records come by it today: what is sent waits for tomorrow. */
const linkFull: Refusal = { code: NOT_FOUND, reason: "formLink.full" };

/** What stands in a ticket: by which link somebody came, to which version of the form, and until when they send it. */
const visitShape = z.object({ linkId: z.number(), versionId: z.number(), until: z.number() });
type Visit = z.infer<typeof visitShape>;
const VISIT = "visit to a form";

/** `form/link/open` */
export async function openFormLink(
  { database, sealer, now: clock }: Parts,
  code: string,
): Promise<Result<ReplyOf<typeof calls.openFormLink>, Refusal>> {
  const now = clock();
  const link = await links.formLinkOfCode(database, hashSecret(code));
  const linked = link && (await standingForm(database, link, now));
  if (!linked || !isLeft(link)) return failure(linkGone);
  const { form, ready, timeZone } = linked;
  const definition = visitorDefinition(ready.form, closedFields(form));
  if (!definition.ok) return definition;
  const [company, dictionaries] = await Promise.all([
    readCompany(database),
    dictionariesOf(database, ready.form, closedFields(form)),
  ]);
  const visit: Visit = {
    linkId: link.id,
    versionId: form.versionId,
    until: now + FORM_VISIT_KEPT,
  };
  return success({
    ticket: sealer.seal(JSON.stringify(visit), VISIT),
    company: company?.name ?? "",
    name: form.name,
    definition: JSON.stringify(definition.value),
    timeZone,
    dictionaries,
  });
}

/** Those that the choices of a form come from, with what can still be chosen. */
async function dictionariesOf(
  db: Db,
  form: Form,
  closed: readonly string[],
): Promise<Dictionary[]> {
  const rights = visitorFields(form, closed);
  const wanted = new Set(
    [...form.fields.values()]
      .filter(
        ({ path, node }) => rights[path] === "edit" && node.settings.dataType === "dictionary",
      )
      .map(({ node }) => node.settings.dictionaryType),
  );
  if (wanted.size === 0) return [];
  const all = await tableOf("dictionary").list(db, { companyId: COMPANY_ID });
  return [...wanted].flatMap((name) => {
    const found = dictionaryNamed(all, name);
    return found ? { ...found, entries: offeredEntries(found) } : [];
  });
}

/** `form/link/fill`: a record in the name of whoever made the link. */
export async function fillByFormLink(
  parts: Parts,
  { ticket, key, data, name = "" }: ParsedBodyOf<typeof calls.fillByFormLink>,
): Promise<Result<ReplyOf<typeof calls.fillByFormLink>, Refusal>> {
  const { database, now: clock } = parts;
  const now = clock();
  const visit = readVisit(parts, ticket);
  if (!visit) return failure(linkGone);
  const mutation = { clientId: `form-link ${visit.linkId} ${key}`, n: 1 };
  // Whoever was not told that it came asks again, also when nothing more comes by the link.
  const [known] = await findLedgerEntries(database, [mutation]);
  if (known) return success({});
  const link = await links.formLink(database, visit.linkId);
  const linked = link && isLeft(link) ? await standingForm(database, link, now) : undefined;
  if (!link || !linked) return failure(linkGone);
  const day = dayAt(now, UTC);
  if (!(await links.useFormLink(database, link.id, { now, day }))) return failure(linkFull);
  const giveBack = async () => links.giveBackFormLink(database, link, { now, day });
  const done = await runCommand(parts, {
    actor: { userId: link.userId, isAdmin: false, visitor: { name: isSeen(name) ? name : "" } },
    command: "record.add",
    body: { modelId: link.formId, versionId: visit.versionId, data },
    mutation,
    isRefill: true,
  }).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (done.state !== "applied") await giveBack();
  // It came before, by a ticket to the version before.
  const isThere = done.state !== "refused" || done.refusal.reason === "mutationForked";
  return isThere ? success({}) : failure(done.refusal);
}

/** The visit of a ticket; undefined where it is over, or never was. */
function readVisit({ sealer, now }: Parts, ticket: string): Visit | undefined {
  const text = sealer.open(ticket, VISIT);
  const visit = text === undefined ? undefined : visitShape.parse(JSON.parse(text));
  return visit && visit.until > now() ? visit : undefined;
}
