import { failure, type Result, success } from "#base/result.ts";
import { emailShape } from "#contract/calls/system.ts";
import { NICKNAME_MAX, NICKNAME_MIN } from "#domain/limits.ts";
import { isSeen, oneLine } from "#domain/one-line.ts";
import { noAccess, type Refusal } from "#domain/refusal.ts";
import { freeNickname } from "#domain/user/nickname.ts";
import type { User } from "#domain/user/user.ts";
import { applyChanges } from "../../commands/apply-changes.ts";
import { findAccount } from "../../tables/lists/people-list.ts";
import { findIdentity, linkIdentity } from "../../tables/own/identity.ts";
import { lockPeople } from "../../tables/own/people-lock.ts";
import type { Database, Tx } from "../../tables/sql/db.ts";
import { newColleague, readAlone } from "../new-person.ts";
import { findPerson } from "../find-person.ts";
import type { ProvidedPerson } from "./provider.ts";

/**
 * The colleague who a provider's person is: the one it was linked to, else the one whose address
 * the provider vouches for, once. Others are refused, or join where the operator wants that.
 */
export async function findColleague(
  database: Database,
  person: ProvidedPerson,
  { join, now }: { join: boolean; now: number },
): Promise<Result<User, Refusal>> {
  return database.transaction(async (tx) => {
    await lockPeople(tx);
    const linked = await findIdentity(tx, person);
    if (linked !== undefined) return allowed(await findPerson(tx, linked));
    const account = person.email ? await findAccount(tx, person.email) : undefined;
    if (account) {
      const colleague = await findPerson(tx, account.id);
      if (colleague && !(await linkIdentity(tx, person, { userId: account.id, now })))
        return failure(noAccess("signIn.linkedElsewhere"));
      return allowed(colleague);
    }
    const canJoin = join && emailShape.safeParse(person.email).success;
    return canJoin ? success(await addColleague(tx, person, now)) : failure(unknown);
  });
}

const unknown = noAccess("signIn.personUnknown");

/** Somebody who was shut out or left is told no more than somebody unknown. */
function allowed(user: User | undefined): Result<User, Refusal> {
  return user ? success(user) : failure(unknown);
}

/** Somebody without a password: the provider signs them in. */
async function addColleague(tx: Tx, person: ProvidedPerson, now: number): Promise<User> {
  const nickname = await readAlone(tx, freeNickname(nicknameOf(person)));
  const user = await newColleague(tx, nickname, false, now);
  const account = { id: user.id, email: person.email, tel: "", hidesLine: false };
  await applyChanges(
    tx,
    [
      { entity: "user", action: "add", put: user },
      { entity: "account", action: "add", put: account },
    ],
    { actorId: user.id, at: now },
  );
  await linkIdentity(tx, person, { userId: user.id, now });
  return user;
}

/** The provider's name for them, else what stands before the @, in our length. */
function nicknameOf({ name, email }: ProvidedPerson): string {
  const given = [name, email.split("@")[0] ?? ""].map(oneLine).find(isSeen) ?? "";
  const wanted = given.slice(0, NICKNAME_MAX).toWellFormed().trim();
  return wanted.padEnd(NICKNAME_MIN, "·");
}
