import { type ReactNode, useMemo } from "react";
import { readOnline } from "#client/data/queries/outbox.ts";
import { readUsers } from "#client/data/queries/users.ts";
import type { User } from "#domain/user/user.ts";
import { useLive } from "./use-live.ts";
import { PeopleContext } from "./use-users.ts";

const noUsers: ReadonlyMap<number, User> = new Map();
const nobody: ReadonlySet<number> = new Set();

/** Reads the people of the company once, for hundreds of rows that name them. */
export function PeopleProvider({ children }: { readonly children: ReactNode }) {
  const known = useLive(readUsers);
  const present = useLive(readOnline);
  const users = known.state === "ready" ? known.value : noUsers;
  const online = present.state === "ready" ? present.value : nobody;
  const people = useMemo(() => ({ users, online }), [users, online]);
  return <PeopleContext.Provider value={people}>{children}</PeopleContext.Provider>;
}
