import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/sign-in.ts";
import type { Session } from "#contract/session.ts";
import { NOT_FOUND, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../../server.ts";
import { addSignInStep, findSignInStep, takeSignInStep } from "../../tables/own/sign-in-step.ts";
import type { Database } from "../../tables/sql/db.ts";
import { admit } from "../guards/admit.ts";
import type { Proof } from "../guards/proof.ts";
import type { Caller } from "../caller.ts";
import { hashSecret, newSecret } from "../tokens.ts";
import { findColleague } from "./find-colleague.ts";
import { newVisit, type ProvidedPerson, type Provider, type Visit } from "./provider.ts";

/** Path of the address to which the provider sends people back. */
export const CALLBACK_PATH = "/api/users/oidc/callback";
/** Milliseconds that somebody may take at the provider. */
const VISIT_LIFE = 10 * 60_000;
/** Milliseconds in which the page has to turn what came back into a session. */
const RETURN_LIFE = 60_000;
/** The provider does not answer, or not as it should. */
const BAD_GATEWAY = 502;

const providerAway: Refusal = { code: BAD_GATEWAY, reason: "signIn.providerAway" };
/** The same for a visit that never was, was used up, is too old, or was another page's. */
const visitGone: Refusal = { code: NOT_FOUND, reason: "signIn.visitGone" };
/** Nobody signed in there, or the provider does not want this app. */
const providerRefused: Refusal = { code: NOT_FOUND, reason: "signIn.providerRefused" };

/** `users/oidc/begin`: the page leaves for the provider, and only it can use what comes back. */
export async function beginSingleSignOn(
  { database, log }: Pick<Server, "database" | "log">,
  provider: Provider,
  { binding, origin, now }: { binding: string; origin: string; now: number },
): Promise<Result<ReplyOf<typeof calls.beginSingleSignOn>, Refusal>> {
  const visit = newVisit(`${origin}${CALLBACK_PATH}`);
  const { state, ...kept } = visit;
  try {
    const address = await provider.addressFor(visit);
    await addSignInStep(
      database,
      {
        stepHash: hashSecret(state),
        kind: "visit",
        userId: 0,
        data: { ...kept, binding: hashSecret(binding) },
        expireTime: now + VISIT_LIFE,
      },
      now,
    );
    return success({ address });
  } catch (error) {
    log.error({ err: error }, "The provider of identities cannot be asked");
    return failure(providerAway);
  }
}

/** Somebody comes back from the provider: a code for the page, good once and for a minute. */
export async function comeBack(
  { database, log, settings, hub }: Pick<Server, "database" | "log" | "settings" | "hub">,
  provider: Provider,
  query: string,
  now: number,
): Promise<Result<string, Refusal>> {
  const state = new URLSearchParams(query).get("state") ?? "";
  const step = await takeSignInStep(database, "visit", hashSecret(state), now);
  if (!step) return failure(visitGone);
  const { binding = "", redirect = "", nonce = "", verifier = "" } = step.data;
  const person = await personOf({ log }, provider, query, { redirect, state, nonce, verifier });
  if (!person) return failure(providerRefused);
  const join = settings.singleSignOn?.join ?? false;
  const colleague = await findColleague(database, person, { join, now });
  if (!colleague.ok) return colleague;
  hub.wake();
  return success(await returnCode(database, colleague.value.id, { binding, now }));
}

async function personOf(
  { log }: Pick<Server, "log">,
  provider: Provider,
  query: string,
  visit: Visit,
): Promise<ProvidedPerson | undefined> {
  try {
    return await provider.personOf(query, visit);
  } catch (error) {
    log.warn({ err: error }, "Nobody came back from the provider of identities");
    return undefined;
  }
}

async function returnCode(
  database: Database,
  userId: number,
  { binding, now }: { binding: string; now: number },
): Promise<string> {
  const code = newSecret();
  await addSignInStep(
    database,
    {
      stepHash: hashSecret(code),
      kind: "return",
      userId,
      data: { binding },
      expireTime: now + RETURN_LIFE,
    },
    now,
  );
  return code;
}

/** `users/oidc/finish`: the page that left is signed in, or asked for its second factor. */
export async function finishSingleSignOn(
  parts: Pick<Server, "database" | "sealer">,
  { code, binding, former }: ParsedBodyOf<typeof calls.finishSingleSignOn>,
  caller: Caller,
): Promise<Result<Session, Refusal>> {
  const codeHash = hashSecret(code);
  const step = await findSignInStep(parts.database, "return", codeHash, caller.now);
  if (!step) return failure(visitGone);
  const proof: Proof = {
    userId: step.userId,
    holds: async (tx) => {
      const taken = await takeSignInStep(tx, "return", codeHash, caller.now);
      return taken?.data["binding"] === hashSecret(binding);
    },
    late: visitGone,
  };
  return admit(parts, proof, former, caller);
}
