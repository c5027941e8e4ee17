import { getSetting } from "#contract/calls/system.ts";
import type { Caller } from "./http.ts";

/** What the operator has set the server up to do besides what every server does. */
export interface ServerOffers {
  /** It has words translated. */
  readonly translates: boolean;
  /** It sends e-mail. */
  readonly sendsLetters: boolean;
}

/** Asks the server what it offers; undefined where it does not answer. */
export async function askOffers(call: Caller): Promise<ServerOffers | undefined> {
  const result = await call(getSetting, {});
  if (!result.ok) return undefined;
  const { translates = false, mail = false } = result.value;
  return { translates, sendsLetters: mail };
}
