import { createHash } from "node:crypto";
import type { Ask } from "#domain/reading.ts";
import type { Db } from "../sql/db.ts";

type Asked = Extract<Ask, { kind: "claimKeys" }>;

/**
 * Claims for a record what no other of its form may have, and answers the fields of what another one has; then nothing is claimed. Whoever
 * claims the same at the same time waits for this transaction.
 */
export async function claimKeys(
  db: Db,
  { formId, recordId, keys }: Asked,
): Promise<readonly string[]> {
  const wanted = JSON.stringify(
    keys.map(({ fields, key }) => ({ fields: fields.join(), digest: digestOf(key) })),
  );
  const claimed = await db.run<{ fields: string; owner: number; isNew: boolean; digest: string }>(
    `insert into record_keys as k (form_id, fields, digest, record_id)
     select $1, w.fields, w.digest, $2 from jsonb_to_recordset($3::jsonb) as w(fields text, digest text)
     order by w.fields, w.digest
     on conflict (form_id, fields, digest) do update set record_id = k.record_id
     returning k.fields, k.digest, k.record_id as owner, xmax = 0 as "isNew"`,
    [formId, recordId, wanted],
  );
  const taken = claimed.filter(({ owner }) => owner !== recordId).map(({ fields }) => fields);
  const given = taken.length > 0 ? JSON.stringify(claimed.filter(({ isNew }) => isNew)) : wanted;
  // Of those that were claimed in vain none stays; else those that the record has no longer go.
  await db.run(
    `delete from record_keys where record_id = $1 and (fields, digest) ${taken.length > 0 ? "in" : "not in"} (
       select w.fields, w.digest from jsonb_to_recordset($2::jsonb) as w(fields text, digest text))`,
    [recordId, given],
  );
  return taken;
}

function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** The record of a form that says one of these; undefined where none does. */
export async function ownerOfKeys(
  db: Db,
  formId: Asked["formId"],
  keys: Asked["keys"],
): Promise<number | undefined> {
  const wanted = JSON.stringify(
    keys.map(({ fields, key }) => ({ fields: fields.join(), digest: digestOf(key) })),
  );
  const [found] = await db.run<{ owner: number }>(
    `select k.record_id as owner from record_keys k
     join jsonb_to_recordset($2::jsonb) as w(fields text, digest text) using (fields, digest)
     where k.form_id = $1 order by k.record_id limit 1`,
    [formId, wanted],
  );
  return found?.owner;
}
