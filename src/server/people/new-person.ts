import { failure, type Result, success } from "#base/result.ts";
import type { Change } from "#domain/command.ts";
import { type Reading, runReading } from "#domain/reading.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { companyScope } from "#domain/scope.ts";
import { isNicknameTaken, nicknameTaken } from "#domain/user/nickname.ts";
import type { User } from "#domain/user/user.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { findAccount } from "../tables/lists/people-list.ts";
import { putCredential } from "../tables/own/credential.ts";
import { nextUserId } from "../tables/own/device-number.ts";
import type { Tx } from "../tables/sql/db.ts";

export interface NewPerson {
  readonly user: User;
  readonly changes: readonly Change[];
}

/** A person who can sign in; refused where the address has an account, or the name somebody. Takes turns with others being added. */
export async function newPerson(
  tx: Tx,
  person: { name: string; email: string; passwordHash: string; isAdmin: boolean },
  now: number,
): Promise<Result<NewPerson, Refusal>> {
  if (await findAccount(tx, person.email)) return failure(parameterError("user.emailTaken"));
  const isTaken = await readAlone(tx, isNicknameTaken(person.name));
  if (isTaken) return failure(nicknameTaken);
  const user = await newColleague(tx, person.name, person.isAdmin, now);
  await putCredential(tx, user.id, person.passwordHash);
  const account = { id: user.id, email: person.email, tel: "", hidesLine: false };
  return success({
    user,
    changes: [
      { entity: "user", action: "add", put: user },
      { entity: "account", action: "add", put: account },
    ],
  });
}

/** Reads of the company while nobody else in it takes a name. */
export async function readAlone<Value>(tx: Tx, reading: Reading<Value>): Promise<Value> {
  await enterLanes(tx, [companyScope]);
  const rows = new RowsInWork(tx);
  return runReading(reading, async (ask) => rows.answer(ask));
}

/** A person's row, without the means to sign in. */
export async function newColleague(
  tx: Tx,
  nickname: string,
  isAdmin: boolean,
  now: number,
): Promise<User> {
  const id = await nextUserId(tx);
  const shown = { nickname, userimg: "", bot: false, isAdmin };
  return { id, ...shown, disableTime: 0, deleteTime: 0, createTime: now };
}
