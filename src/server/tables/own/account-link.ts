import type { Db, Tx } from "../sql/db.ts";

/** What a link is for. */
export type LinkKind = "password" | "email";

/** A link that works once; the code itself is never kept. */
export interface AccountLink {
  codeHash: string;
  kind: LinkKind;
  userId: number;
  /** The address that it confirms, or to which it went; empty = it was handed over. */
  email: string;
  /** The administrator who handed it over; 0 = it went to its owner by letter. */
  makerId: number;
  createTime: number;
  expireTime: number;
}

const SELECTION = `code_hash as "codeHash", kind, user_id as "userId", email, maker_id as "makerId",
                   create_time as "createTime", expire_time as "expireTime"`;

/** Keeps a link, and drops what nobody can use any longer. */
export async function addAccountLink(db: Db, link: AccountLink): Promise<void> {
  await db.run("delete from account_links where expire_time <= $1", [link.createTime]);
  await db.run(
    `insert into account_links (code_hash, kind, user_id, email, maker_id, create_time, expire_time)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      link.codeHash,
      link.kind,
      link.userId,
      link.email,
      link.makerId,
      link.createTime,
      link.expireTime,
    ],
  );
}

/** The link of a code, while it works. */
export async function findAccountLink(
  db: Db,
  kind: LinkKind,
  codeHash: string,
  now: number,
): Promise<AccountLink | undefined> {
  const [link] = await db.run<AccountLink>(
    `select ${SELECTION} from account_links
     where code_hash = $1 and kind = $2 and expire_time > $3`,
    [codeHash, kind, now],
  );
  return link;
}

/** Takes the link of a code: of several who use it at the same moment one gets it. */
export async function takeAccountLink(
  tx: Tx,
  kind: LinkKind,
  codeHash: string,
  now: number,
): Promise<AccountLink | undefined> {
  const [link] = await tx.run<AccountLink>(
    `delete from account_links
     where code_hash = $1 and kind = $2 and expire_time > $3 returning ${SELECTION}`,
    [codeHash, kind, now],
  );
  return link;
}

/** The newest link of a person's that works. */
export async function newestAccountLink(
  db: Db,
  kind: LinkKind,
  userId: number,
  now: number,
): Promise<AccountLink | undefined> {
  const [link] = await db.run<AccountLink>(
    `select ${SELECTION} from account_links
     where user_id = $1 and kind = $2 and expire_time > $3 order by create_time desc limit 1`,
    [userId, kind, now],
  );
  return link;
}

/** No link of these kinds works for the person any longer. */
export async function removeAccountLinks(
  db: Db,
  userId: number,
  kinds: readonly LinkKind[],
): Promise<void> {
  await db.run("delete from account_links where user_id = $1 and kind = any($2::text[])", [
    userId,
    kinds,
  ]);
}

/** No link that an administrator has handed over works any longer. */
export async function removeLinksMadeBy(db: Db, makerId: number): Promise<void> {
  await db.run("delete from account_links where maker_id = $1", [makerId]);
}
