import type { Id } from "#domain/id.ts";
import { openScopes, type Scope, scopeKinds } from "#domain/scope.ts";
import type { Db } from "./sql/db.ts";

/**
 * Who may read a scope is said here and nowhere else: whoever was let in, and those to whom scopes of its kind are
 * open. Everything that hands out rows asks it, in whatever form its statement needs.
 */

/** SQL that holds where a person may read a scope; both are SQL as well. */
export function mayReadSql(person: string, scope: string): string {
  const letIn = `exists (
    select 1 from access a where a.user_id = ${person} and a.target = ${scope})`;
  return `(${[...openSql(person, scope), letIn].join(" or ")})`;
}

/**
 * As mayReadSql, of who was let in by a number of the log, looked up scope by scope: for the few newest lines of the
 * log, whatever the number of scopes that the person is in.
 */
export function mightReadSql(person: string, scope: string, until: string): string {
  const letIn = `exists (
    select 1 from access a where a.id = ${person} || '/' || ${scope} and a.seq <= ${until})`;
  return `(${[...openSql(person, scope), letIn].join(" or ")})`;
}

/** SQL of all scopes that a person may read, as rows of one column. */
export function readableScopesSql(person: string): string {
  const open = openNames(person).map((name) => `select ${name} as scope`);
  return [`select target as scope from access where user_id = ${person}`, ...open].join(
    " union all ",
  );
}

/** Whether somebody may read a scope. */
export async function mayRead(db: Db, userId: Id, scope: Scope): Promise<boolean> {
  if (openScopes(userId).includes(scope)) return true;
  const rows = await db.run("select 1 from access where user_id = $1 and target = $2", [
    userId,
    scope,
  ]);
  return rows.length > 0;
}

function openSql(person: string, scope: string): string[] {
  return openNames(person).map((name) => `${scope} = ${name}`);
}

/** SQL of the names of the scopes that are open to a person. */
function openNames(person: string): string[] {
  return Object.entries(scopeKinds).flatMap(([kind, rules]) => {
    if (!("openTo" in rules)) return [];
    return "isOnly" in rules ? [`'${kind}'`] : [`'${kind}:' || ${person}`];
  });
}
