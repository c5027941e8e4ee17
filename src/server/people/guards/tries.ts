import { failure, type Result, success } from "#base/result.ts";
import type { Refusal } from "#domain/refusal.ts";
import {
  clearTryCount,
  lockTryCounts,
  putTryCounts,
  removeOldTryCounts,
} from "../../tables/own/guards/try-count.ts";
import type { Database } from "../../tables/sql/db.ts";
import { waitRefusal } from "../../wait-refusal.ts";
import { hashSecret } from "../tokens.ts";
import {
  codePatience,
  passwordPatience,
  type Patience,
  sharedPatience,
  waitLeft,
  withTry,
} from "./patience.ts";

interface Count {
  readonly key: string;
  readonly patience: Patience;
}

/** What a try is counted as: first the count that a right one clears, then those shared with others. */
type Counts = readonly [Count, ...Count[]];

/** A browser that is known keeps a count of its own, whoever else guesses at the account. */
export function ownPasswordCount(origin: string): Counts {
  return [count(`password device ${origin}`, passwordPatience)];
}

/** Anybody else: what comes from one address for one account, and both together with all others. */
export function passwordCounts(userId: number | undefined, email: string, network: string): Counts {
  const account = userId === undefined ? `nobody ${blurred(email)}` : `person ${userId}`;
  return [
    count(`password ${account} from ${network}`, passwordPatience),
    count(`password ${account}`, sharedPatience),
    count(`password from ${network}`, sharedPatience),
  ];
}

/** Passwords of one public link: from one address, from everywhere, and those of all links from one address. */
export function linkPasswordCounts(linkId: number, network: string): Counts {
  return [
    count(`public link ${linkId} from ${network}`, passwordPatience),
    count(`public link ${linkId}`, sharedPatience),
    count(`public links from ${network}`, sharedPatience),
  ];
}

/** Passwords of one link for guests of a plan: from one address, from everywhere, and those of all such links from one address. */
export function guestPasswordCounts(linkId: number, network: string): Counts {
  return [
    count(`guest link ${linkId} from ${network}`, passwordPatience),
    count(`guest link ${linkId}`, sharedPatience),
    count(`guest links from ${network}`, sharedPatience),
  ];
}

/** The same for what follows after the password; whoever comes so far from unknown browsers counts as one. */
export function codeCount(userId: number, origin: string | undefined): Counts {
  const who = origin === undefined ? `person ${userId}` : `device ${origin}`;
  return [count(`code ${who}`, codePatience)];
}

function count(what: string, patience: Patience): Count {
  return { key: hashSecret(what), patience };
}

/**
 * An address without an account may be a password in the wrong field: what is kept of it cannot be
 * worked back, and however many are tried there are few of them.
 */
function blurred(email: string): string {
  return hashSecret(email).slice(0, 3);
}

/**
 * Whether a proof holds; where too many were wrong it is not looked at, and the refusal says until when.
 * It is counted before it is looked at, so that many at the same moment gain nothing.
 */
export async function tryProof(
  database: Database,
  counts: Counts,
  now: number,
  holds: () => Promise<boolean>,
): Promise<Result<boolean, Refusal>> {
  await removeOldTryCounts(database, now);
  const wait = await takeTry(database, counts, now);
  if (wait > 0) return failure(waitRefusal(wait));
  if (!(await holds())) return success(false);
  const [own, ...shared] = counts;
  await clearTryCount(
    database,
    own.key,
    shared.map(({ key }) => key),
  );
  return success(true);
}

/** Counts a try, or gives the milliseconds for which none is looked at. */
async function takeTry(database: Database, counts: Counts, now: number): Promise<number> {
  const patienceOf = new Map(counts.map(({ key, patience }) => [key, patience]));
  return database.transaction(async (tx) => {
    const rows = await lockTryCounts(tx, [...patienceOf.keys()]);
    const before = rows.map((row) => {
      const patience = patienceOf.get(row.key) ?? passwordPatience;
      return { row, patience, wait: waitLeft(row, patience, now) };
    });
    const wait = Math.max(...before.map((each) => each.wait));
    await putTryCounts(
      tx,
      before.map(({ row, patience, wait: own }) =>
        wait > 0 ? { ...row, nextTime: now + own } : withTry(row, patience, now),
      ),
    );
    return wait;
  });
}
