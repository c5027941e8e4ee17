import type { Db } from "../sql/db.ts";

/** What was begun: the second step of a sign-in, a passkey made or used, a visit to a provider and the way back. */
export type SignInStepKind = "second" | "passkeyMade" | "passkeyUsed" | "visit" | "return";

/** A thing between two calls; only the hash of its secret is kept. */
export interface SignInStep {
  stepHash: string;
  kind: SignInStepKind;
  /** 0 = nobody yet. */
  userId: number;
  data: Readonly<Record<string, string>>;
  expireTime: number;
}

const SELECTION = `step_hash as "stepHash", kind, user_id as "userId", data, expire_time as "expireTime"`;

/** Keeps it, and drops what is too old. */
export async function addSignInStep(db: Db, step: SignInStep, now: number): Promise<void> {
  await db.run("delete from sign_in_steps where expire_time <= $1", [now]);
  await db.run(
    `insert into sign_in_steps (step_hash, kind, user_id, data, expire_time)
     values ($1, $2, $3, $4, $5)`,
    [step.stepHash, step.kind, step.userId, JSON.stringify(step.data), step.expireTime],
  );
}

export async function findSignInStep(
  db: Db,
  kind: SignInStepKind,
  stepHash: string,
  now: number,
): Promise<SignInStep | undefined> {
  const [step] = await db.run<SignInStep>(
    `select ${SELECTION} from sign_in_steps
     where step_hash = $1 and kind = $2 and expire_time > $3`,
    [stepHash, kind, now],
  );
  return step;
}

/** Uses it up: of two that come with the same secret one gets it. */
export async function takeSignInStep(
  db: Db,
  kind: SignInStepKind,
  stepHash: string,
  now: number,
): Promise<SignInStep | undefined> {
  const [step] = await db.run<SignInStep>(
    `delete from sign_in_steps where step_hash = $1 and kind = $2 and expire_time > $3
     returning ${SELECTION}`,
    [stepHash, kind, now],
  );
  return step;
}

export async function setSignInStepData(
  db: Db,
  stepHash: string,
  data: SignInStep["data"],
): Promise<void> {
  await db.run("update sign_in_steps set data = $2 where step_hash = $1", [
    stepHash,
    JSON.stringify(data),
  ]);
}

/** Forgets what somebody began. */
export async function removeSignInSteps(db: Db, userId: number): Promise<void> {
  await db.run("delete from sign_in_steps where user_id = $1", [userId]);
}
