import { failure, type Result, success } from "#base/result.ts";
import type { BodyOf } from "#contract/call.ts";
import type { setUp as setUpCall } from "#contract/calls/system.ts";
import type { Session } from "#contract/session.ts";
import type { Change } from "#domain/command.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { CONFLICT, type Refusal } from "#domain/refusal.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { addAudit } from "../tables/own/audit.ts";
import { lockPeople } from "../tables/own/people-lock.ts";
import type { Server } from "../server.ts";
import { readCompany } from "./company.ts";
import { newPerson } from "./new-person.ts";
import type { Caller } from "./caller.ts";
import { signInNote } from "./open-session.ts";
import { hashPassword } from "./passwords.ts";
import { newSession, sessionReply, storeSession } from "./sessions.ts";

const alreadyDone: Refusal = { code: CONFLICT, reason: "setup.done" };

export type SetUp = Omit<BodyOf<typeof setUpCall>, "sample" | "clientId">;

/** `system/setup`: the company and its administrator, signed in; once, on an empty server. */
export async function setUp(
  { database, sealer }: Pick<Server, "database" | "sealer">,
  wish: SetUp,
  caller: Caller,
): Promise<Result<Session, Refusal>> {
  const { now, address = "" } = caller;
  // Asked before the costly hash, and again below under the lock.
  if (await readCompany(database)) return failure(alreadyDone);
  const passwordHash = await hashPassword(wish.password);
  return database.transaction(async (tx) => {
    await lockPeople(tx);
    if (await readCompany(tx)) return failure(alreadyDone);
    const administrator = { name: wish.name, email: wish.email, passwordHash, isAdmin: true };
    const person = await newPerson(tx, administrator, now);
    if (!person.ok) return person;
    const { user, changes } = person.value;
    const session = await newSession(tx, user.id, caller);
    const company = {
      id: COMPANY_ID,
      name: wish.company,
      language: wish.language,
      logo: "",
      createTime: now,
    };
    const births: Change[] = [
      { entity: "company", action: "add", put: company },
      ...changes,
      { entity: "device", action: "add", put: session.device },
      { entity: "guide", action: "add", put: { id: user.id, done: [], dismissed: false } },
    ];
    const reply = await sessionReply({ db: tx, sealer }, user, session);
    await applyChanges(tx, births, { actorId: user.id, at: now });
    await storeSession(tx, session);
    await addAudit(tx, [signInNote(session.device, { address, now })]);
    return success(reply);
  });
}
