import type { Id } from "#domain/id.ts";
import type { Db } from "../../sql/db.ts";

/** A link by which people without an account look at a plan; its code is never kept. */
export interface GuestLink {
  readonly id: Id;
  readonly planId: Id;
  /** Whom it is for. */
  readonly name: string;
  readonly codeHash: string;
  /** "" = it asks for none. */
  readonly passwordHash: string;
  /** What the keys of its tasks are made with. */
  readonly keySecret: string;
  /** Who made it. */
  readonly userId: Id;
  readonly createTime: number;
  /** Epoch ms. */
  readonly expireTime: number;
  readonly withFields: 0 | 1;
  readonly withArchived: 0 | 1;
  /** Visits that there were, and when the last one began, epoch ms. */
  readonly visits: number;
  readonly lastTime: number;
}

const SELECTION = `id, plan_id as "planId", name, code_hash as "codeHash",
  password_hash as "passwordHash", key_secret as "keySecret", user_id as "userId",
  create_time as "createTime", expire_time as "expireTime", with_fields as "withFields",
  with_archived as "withArchived", visits, last_time as "lastTime"`;

type Found = GuestLink & Record<string, unknown>;

export async function addGuestLink(db: Db, link: GuestLink): Promise<void> {
  await db.run(
    `insert into guest_links (id, plan_id, name, code_hash, password_hash, key_secret, user_id,
       create_time, expire_time, with_fields, with_archived, visits, last_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      link.id,
      link.planId,
      link.name,
      link.codeHash,
      link.passwordHash,
      link.keySecret,
      link.userId,
      link.createTime,
      link.expireTime,
      link.withFields,
      link.withArchived,
      link.visits,
      link.lastTime,
    ],
  );
}

/** The links to one plan, the newest first. */
export async function guestLinksTo(db: Db, planId: Id): Promise<GuestLink[]> {
  return db.run<Found>(
    `select ${SELECTION} from guest_links where plan_id = $1 order by create_time desc, id desc`,
    [planId],
  );
}

export async function guestLink(db: Db, id: Id): Promise<GuestLink | undefined> {
  const [link] = await db.run<Found>(`select ${SELECTION} from guest_links where id = $1`, [id]);
  return link;
}

export async function guestLinkOfCode(db: Db, codeHash: string): Promise<GuestLink | undefined> {
  const [link] = await db.run<Found>(`select ${SELECTION} from guest_links where code_hash = $1`, [
    codeHash,
  ]);
  return link;
}

/** Counts one more visit; false where the link was taken back meanwhile. */
export async function countGuestVisit(db: Db, id: Id, now: number): Promise<boolean> {
  const counted = await db.run(
    "update guest_links set visits = visits + 1, last_time = $2 where id = $1 returning id",
    [id, now],
  );
  return counted.length > 0;
}

export async function removeGuestLink(db: Db, id: Id): Promise<void> {
  await db.run("delete from guest_links where id = $1", [id]);
}

/** Links that somebody made work no longer. */
export async function removeGuestLinksBy(db: Db, userId: Id): Promise<void> {
  await db.run("delete from guest_links where user_id = $1", [userId]);
}

/** Links to a plan that is gone. */
export async function removeGuestLinksTo(db: Db, planId: Id): Promise<void> {
  await db.run("delete from guest_links where plan_id = $1", [planId]);
}

/** Drops links that have been too old since. */
export async function dropOldGuestLinks(db: Db, since: number): Promise<void> {
  await db.run("delete from guest_links where expire_time < $1", [since]);
}
