import type { File } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import { LIBRARY_FOLDER_MAX } from "#domain/limits.ts";
import type { Db } from "../sql/db.ts";
import { keptUnderSql } from "./content.ts";

/** A link to a folder or file; its code is never kept. */
export interface PublicLink {
  readonly id: Id;
  readonly itemId: Id;
  readonly codeHash: string;
  /** "" = it asks for none. */
  readonly passwordHash: string;
  /** Who made it. */
  readonly userId: Id;
  readonly createTime: number;
  /** Epoch ms, 0 = never. */
  readonly expireTime: number;
  /** 0 = any number. */
  readonly maxUses: number;
  readonly uses: number;
  readonly lastTime: number;
}

const SELECTION = `id, item_id as "itemId", code_hash as "codeHash",
  password_hash as "passwordHash", user_id as "userId", create_time as "createTime",
  expire_time as "expireTime", max_uses as "maxUses", uses, last_time as "lastTime"`;

type Found = PublicLink & Record<string, unknown>;

export async function addPublicLink(db: Db, link: PublicLink): Promise<void> {
  await db.run(
    `insert into public_links (id, item_id, code_hash, password_hash, user_id, create_time,
       expire_time, max_uses, uses, last_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      link.id,
      link.itemId,
      link.codeHash,
      link.passwordHash,
      link.userId,
      link.createTime,
      link.expireTime,
      link.maxUses,
      link.uses,
      link.lastTime,
    ],
  );
}

/** The links to one thing, the newest first. */
export async function publicLinksTo(db: Db, itemId: Id): Promise<PublicLink[]> {
  return db.run<Found>(
    `select ${SELECTION} from public_links where item_id = $1 order by create_time desc, id desc`,
    [itemId],
  );
}

export async function publicLink(db: Db, id: Id): Promise<PublicLink | undefined> {
  const [link] = await db.run<Found>(`select ${SELECTION} from public_links where id = $1`, [id]);
  return link;
}

export async function publicLinkOfCode(db: Db, codeHash: string): Promise<PublicLink | undefined> {
  const [link] = await db.run<Found>(`select ${SELECTION} from public_links where code_hash = $1`, [
    codeHash,
  ]);
  return link;
}

/** Counts one more visit where it lets one in: of two that come for the last one at the same moment one gets it. */
export async function usePublicLink(db: Db, id: Id, now: number): Promise<boolean> {
  const used = await db.run(
    `update public_links set uses = uses + 1, last_time = $2
     where id = $1 and (max_uses = 0 or uses < max_uses) and (expire_time = 0 or expire_time > $2)
     returning id`,
    [id, now],
  );
  return used.length > 0;
}

export async function removePublicLink(db: Db, id: Id): Promise<void> {
  await db.run("delete from public_links where id = $1", [id]);
}

/** Links that somebody made work no longer: those to what lies in a plan or a shared folder, or all. */
export async function removePublicLinksBy(
  db: Db,
  userId: Id,
  place: { readonly planId?: Id; readonly folderId?: Id } = {},
): Promise<void> {
  await db.run(
    `delete from public_links l where user_id = $1 and ($2::bigint is null and $3::bigint is null
       or exists (select 1 from library_items i where i.id = l.item_id
                  and (i.plan_id = $2 or i.folder_id = $3)))`,
    [userId, place.planId ?? null, place.folderId ?? null],
  );
}

/** Drops links to what is gone for good, and those that have been too old since. */
export async function dropOldPublicLinks(db: Db, since: number): Promise<void> {
  await db.run(
    `delete from public_links l where (expire_time > 0 and expire_time < $1)
       or not exists (select 1 from library_items i where i.id = l.item_id)`,
    [since],
  );
}

/** A folder or file as people outside see it. */
export interface SharedItem {
  readonly id: Id;
  readonly kind: "folder" | "file";
  readonly name: string;
  readonly ext: string;
  readonly size: number;
  readonly fileId: Id;
  readonly width: number;
  readonly height: number;
  readonly hasView: boolean;
  readonly isHere: boolean;
  readonly scan: File["scan"];
}

const SHARED = `select i.id, i.kind, i.name, i.ext, i.size, i.file_id as "fileId",
    coalesce(f.width, 0) as width, coalesce(f.height, 0) as height,
    exists (select 1 from file_contents fc where fc.file_id = ${keptUnderSql("f")}
      and fc.variant = 'view') as "hasView",
    coalesce(f.arrive_time, 0) > 0 as "isHere", coalesce(f.scan, '') as scan
  from library_items i left join files f on f.id = i.file_id`;

export async function sharedItem(db: Db, id: Id): Promise<SharedItem | undefined> {
  const [item] = await db.run<SharedItem & Record<string, unknown>>(`${SHARED} where i.id = $1`, [
    id,
  ]);
  return item;
}

/** What lies right in a folder and is not in the trash, folders first. */
export async function sharedItemsIn(db: Db, pid: Id): Promise<SharedItem[]> {
  return db.run<SharedItem & Record<string, unknown>>(
    `${SHARED} where i.pid = $1 and i.removed_time = 0
     order by i.kind desc, lower(i.name), i.id limit ${LIBRARY_FOLDER_MAX}`,
    [pid],
  );
}
