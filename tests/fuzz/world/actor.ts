import { mintId } from "#domain/id.ts";
import { addBrowser, type Someone } from "#tests/server/make/people.ts";
import type { Database } from "#server/tables/sql/db.ts";

/** Somebody at a browser, or nobody with a token that is worth nothing. */
export interface Actor {
  readonly name: string;
  /** 0 = nobody. */
  readonly userId: number;
  deviceId: number;
  token: string;
  clientId: string;
  /** Things born on this browser so far. */
  born: number;
  /** Mutations sent so far. */
  mutations: number;
}

export function actorOf(name: string, { userId, deviceId, token }: Someone): Actor {
  const clientId = `fuzzed-browser-${deviceId}`;
  return { name, userId, deviceId, token, clientId, born: 0, mutations: 0 };
}

/** Nobody: no token at all, or one that never was. */
export function stranger(name: string, token: string): Actor {
  return {
    name,
    userId: 0,
    deviceId: 0,
    token,
    clientId: "fuzzed-stranger",
    born: 0,
    mutations: 0,
  };
}

/** The next id of the browser's own range. */
export function nextOwnId(actor: Actor): number {
  actor.born += 1;
  return mintId(actor.deviceId, actor.born);
}

/** Signs the actor in on a new browser. */
export async function signInAgain(database: Database, actor: Actor): Promise<void> {
  const browser = await addBrowser({ parts: { database, now: Date.now } }, actor.userId);
  actor.deviceId = browser.deviceId;
  actor.token = browser.token;
  actor.clientId = `fuzzed-browser-${browser.deviceId}`;
  actor.born = 0;
}
