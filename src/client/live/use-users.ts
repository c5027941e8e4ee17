import { createContext, useContext } from "react";
import type { User } from "#domain/user/user.ts";

/** Who there is, and who is online: asked once for all that shows people. */
export interface People {
  readonly users: ReadonlyMap<number, User>;
  readonly online: ReadonlySet<number>;
}

export const PeopleContext = createContext<People>({ users: new Map(), online: new Set() });

/** Everybody in the company, by id; empty until known. */
export function useUsers(): ReadonlyMap<number, User> {
  return useContext(PeopleContext).users;
}

/** Ids of those who are online. */
export function useOnline(): ReadonlySet<number> {
  return useContext(PeopleContext).online;
}
