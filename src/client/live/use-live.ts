import { useLiveQuery } from "dexie-react-hooks";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { useData } from "./data-context.ts";

/** What a screen knows of a query: nothing yet, or its answer. */
export type Live<Value> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: Value };

const loading = { state: "loading" } as const;

/** The answer of a query, and again whenever its rows change. `deps` names what else it depends on. */
export function useLive<Value>(
  query: (database: LocalDatabase, userId: number) => PromiseLike<Value>,
  deps: readonly unknown[],
): Live<Value> {
  const { database, userId } = useData();
  return useLiveQuery(
    async (): Promise<Live<Value>> => ({ state: "ready", value: await query(database, userId) }),
    [database, userId, ...deps],
    loading,
  );
}
