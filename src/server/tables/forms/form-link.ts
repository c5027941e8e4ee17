import { FORM_LINK_DAY_MAX } from "#domain/form-link/form-link-limits.ts";
import type { Id } from "#domain/id.ts";
import type { Db } from "../sql/db.ts";

/** A link by which people without an account fill in a form; its code is never kept. */
export interface FormLink {
  readonly id: Id;
  readonly formId: Id;
  /** Where it hangs, or what it is for. */
  readonly name: string;
  readonly codeHash: string;
  /** Who made it. */
  readonly userId: Id;
  readonly createTime: number;
  /** Epoch ms, 0 = never. */
  readonly expireTime: number;
  /** Records that may come by it, 0 = any number. */
  readonly maxUses: number;
  readonly uses: number;
  readonly lastTime: number;
}

const SELECTION = `id, form_id as "formId", name, code_hash as "codeHash", user_id as "userId",
  create_time as "createTime", expire_time as "expireTime", max_uses as "maxUses", uses,
  last_time as "lastTime"`;

type Found = FormLink & Record<string, unknown>;

export async function addFormLink(db: Db, link: FormLink): Promise<void> {
  const { id, formId, name, codeHash, userId, createTime, expireTime, maxUses } = link;
  await db.run(
    `insert into form_links (id, form_id, name, code_hash, user_id, create_time, expire_time,
       max_uses, uses, last_time, day, day_uses)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0, 0, 0)`,
    [id, formId, name, codeHash, userId, createTime, expireTime, maxUses],
  );
}

/** The links to one form, the newest first. */
export async function formLinksTo(db: Db, formId: Id): Promise<FormLink[]> {
  return db.run<Found>(
    `select ${SELECTION} from form_links where form_id = $1 order by create_time desc, id desc`,
    [formId],
  );
}

export async function formLink(db: Db, id: Id): Promise<FormLink | undefined> {
  const [link] = await db.run<Found>(`select ${SELECTION} from form_links where id = $1`, [id]);
  return link;
}

export async function formLinkOfCode(db: Db, codeHash: string): Promise<FormLink | undefined> {
  const [link] = await db.run<Found>(`select ${SELECTION} from form_links where code_hash = $1`, [
    codeHash,
  ]);
  return link;
}

/** Whether a link has a place left for one more record, in all and today: of two that come for the last one, one gets it. */
export async function useFormLink(
  db: Db,
  id: Id,
  { now, day }: { now: number; day: number },
): Promise<boolean> {
  const used = await db.run(
    `update form_links set uses = uses + 1, last_time = $2, day = $3,
       day_uses = case when day = $3 then day_uses + 1 else 1 end
     where id = $1 and (max_uses = 0 or uses < max_uses)
       and (day <> $3 or day_uses < ${FORM_LINK_DAY_MAX})
     returning id`,
    [id, now, day],
  );
  return used.length > 0;
}

/** Gives a place back whose record was refused; `link` as it stood before. */
export async function giveBackFormLink(
  db: Db,
  { id, lastTime }: Pick<FormLink, "id" | "lastTime">,
  { now, day }: { now: number; day: number },
): Promise<void> {
  await db.run(
    `update form_links set uses = greatest(uses - 1, 0),
       last_time = case when last_time = $2 then $4 else last_time end,
       day_uses = case when day = $3 then greatest(day_uses - 1, 0) else day_uses end
     where id = $1`,
    [id, now, day, lastTime],
  );
}

export async function removeFormLink(db: Db, id: Id): Promise<void> {
  await db.run("delete from form_links where id = $1", [id]);
}

/** Links that somebody made work no longer. */
export async function removeFormLinksBy(db: Db, userId: Id): Promise<void> {
  await db.run("delete from form_links where user_id = $1", [userId]);
}

/** Links to a form that is gone. */
export async function removeFormLinksTo(db: Db, formId: Id): Promise<void> {
  await db.run("delete from form_links where form_id = $1", [formId]);
}
