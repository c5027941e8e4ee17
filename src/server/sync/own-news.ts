import type { AnyRow } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { openScopes, userScope } from "#domain/scope.ts";
import type { Grant } from "../tables/access.ts";
import type { Draft, Listener } from "./listener.ts";
import type { Narrowings } from "./narrowed-rows.ts";
import { chatOfReading, isReading, type News, type NewsItem, targetOf } from "./news.ts";

/** What of the news lies in the listener's scopes, of which some come and go with these very news. */
export function itemsFor(
  listener: Listener,
  items: readonly NewsItem[],
  { largeChats }: Pick<News, "largeChats">,
): NewsItem[] {
  const own = userScope(listener.userId);
  const isMyAccess = ({ change }: NewsItem) => change.entity === "access" && change.scope === own;
  // A scope is born together with its rows, and the access to it is logged behind them.
  for (const item of items) {
    if (isMyAccess(item) && !item.change.gone) listener.scopes.add(targetOf(item.change.rowId));
  }
  const mine: NewsItem[] = [];
  for (const item of items) {
    if (!listener.scopes.has(item.change.scope)) continue;
    if (isReadingOfOthers(listener, item) && largeChats.has(chatOfReading(item.change))) continue;
    mine.push(item);
    if (isMyAccess(item) && item.change.gone) listener.scopes.delete(targetOf(item.change.rowId));
  }
  // Rows are written after what is gone: those of a scope that was lost since would come back.
  return mine.filter(({ change }) => change.gone || listener.scopes.has(change.scope));
}

/** In a chat of thousands each message would bring thousands of such news to thousands of people. */
function isReadingOfOthers({ userId }: Listener, { change }: NewsItem): boolean {
  return isReading(change) && !change.rowId.endsWith(`:${userId}`);
}

/** What is told to a listener: a row without what of it is kept from them. */
export function draftFor(
  { userId }: Pick<Listener, "userId">,
  { change, draft }: NewsItem,
  narrowings: Narrowings,
): Draft {
  if (change.gone) return draft;
  const narrow = narrowings.get(change.entity)?.(userId, change.rowId);
  if (!narrow) return draft;
  return { ...draft, json: JSON.stringify(narrow(JSON.parse(draft.json) as AnyRow)) };
}

/** All scopes whose rows somebody gets. */
export function scopesOf(userId: Id, grants: readonly Grant[]): string[] {
  return [...openScopes(userId), ...grants.map(({ target }) => target)];
}
