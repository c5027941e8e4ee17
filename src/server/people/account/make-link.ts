import { type AccountLink, addAccountLink } from "../../tables/own/account-link.ts";
import type { Db } from "../../tables/sql/db.ts";
import { hashSecret, newSecret } from "../tokens.ts";

const HOUR = 3_600_000;

/** Milliseconds for which a link by letter sets a new password. */
export const RESET_LIFE = HOUR;
/** Milliseconds for which a link that an administrator hands over does. */
export const HANDED_LIFE = 24 * HOUR;
/** Milliseconds for which a new address can be confirmed. */
export const CONFIRM_LIFE = 24 * HOUR;

/** Makes a link that works once; the code is known only to whoever gets it from here. */
export async function makeLink(
  db: Db,
  link: Pick<AccountLink, "kind" | "userId" | "email"> & Partial<Pick<AccountLink, "makerId">>,
  life: number,
  now: number,
): Promise<{ code: string; expireTime: number }> {
  const code = newSecret();
  const expireTime = now + life;
  await addAccountLink(db, {
    makerId: 0,
    ...link,
    codeHash: hashSecret(code),
    createTime: now,
    expireTime,
  });
  return { code, expireTime };
}
