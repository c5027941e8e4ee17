import { type ReactNode, useMemo } from "react";
import { readOnline } from "#client/data/queries/outbox.ts";
import { readUsers } from "#client/data/queries/users.ts";
import { useOnlineSignal } from "#client/platform/online-signal.ts";
import type { User } from "#domain/user/user.ts";
import { useLive } from "./use-live.ts";
import { PeopleContext } from "./use-users.ts";

const noUsers: ReadonlyMap<number, User> = new Map();

/** Reads the people of the company once, for hundreds of rows that name them. */
export function PeopleProvider({ children }: { readonly children: ReactNode }) {
  const known = useLive(readUsers);
  const present = useLive(readOnline);
  const users = known.state === "ready" ? known.value : noUsers;
  const signal = useOnlineSignal();
  const online = signal && present.state === "ready" ? present.value : undefined;
  const people = useMemo(() => ({ users, online }), [users, online]);
  return <PeopleContext.Provider value={people}>{children}</PeopleContext.Provider>;
}
