import { syncPull } from "#contract/calls/sync.ts";
import { type Session, sessionShape } from "#contract/session.ts";
import { entityNames } from "#domain/entity-names.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import { type LocalRow, rows } from "./local-rows.ts";
import type { Person } from "./open-browser.ts";

/** Rows by id, by entity. */
export type State = Record<string, Record<string, LocalRow>>;

/** All that a person's browser holds of what is shared. */
export async function stateInBrowser(person: Person): Promise<State> {
  const state: State = {};
  for (const entity of entityNames) {
    state[entity] = byId((await rows(person, entity)).map(withoutIndexes));
  }
  return state;
}

/** All that the server gives a browser of the same person that has nothing yet. */
export async function stateOnServer(person: Person, serverAddress: string): Promise<State> {
  return stateForToken(await tokenOf(person), serverAddress);
}

/** By which the server knows the person at this browser. */
export async function tokenOf(person: Person): Promise<string> {
  return (await sessionOf(person)).token;
}

/** Who is signed in at this browser. */
export async function sessionOf({ page }: Person): Promise<Session> {
  const kept = await page.evaluate(() => localStorage.getItem("plumbline.session"));
  return sessionShape.parse(JSON.parse(kept ?? "null"));
}

/** As `stateOnServer`, also while the person has no page open. */
export async function stateForToken(token: string, serverAddress: string): Promise<State> {
  const gathered = new Map<string, LocalRow[]>(entityNames.map((entity) => [entity, []]));
  let cursor: string | undefined;
  do {
    const body = { epoch: "", since: 0, ...(cursor && { cursor }) };
    const { data } = await callProgram(serverAddress, syncPull, body, { token });
    for (const [entity, page] of Object.entries(data.rows)) {
      gathered.get(entity)?.push(...(page as LocalRow[]));
    }
    cursor = data.cursor;
  } while (cursor);
  return Object.fromEntries([...gathered].map(([entity, all]) => [entity, byId(all)]));
}

/** The part of a state that belongs to plans and their chats, which two members see alike; chats of two are nobody else's. */
export function sharedPart(state: State): State {
  const shared = ["user", "plan", "planUser", "column", "dialog", "dialogUser"] as const;
  const ofTwo = new Set(
    Object.values(state["dialog"] ?? {})
      .filter(({ type }) => type === "user")
      .map(({ id }) => id),
  );
  const isShared = (entity: string, row: LocalRow) =>
    !ofTwo.has(entity === "dialog" ? row["id"] : row["dialogId"]);
  return Object.fromEntries(
    [...shared, "task", "message", "taskContent"].map((entity) => [
      entity,
      byId(Object.values(state[entity] ?? {}).filter((row) => isShared(entity, row))),
    ]),
  );
}

/** Browsers keep a few values beside a row, by which they find it. */
function withoutIndexes({ scope: _scope, people: _people, ...row }: LocalRow): LocalRow {
  return row;
}

function byId(list: readonly LocalRow[]): Record<string, LocalRow> {
  return Object.fromEntries(list.map((row) => [String(row["id"]), row]));
}
