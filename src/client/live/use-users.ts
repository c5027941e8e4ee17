import { createContext, useContext } from "react";
import type { User } from "#domain/user/user.ts";

/** Who there is, and who is online: asked once for all that shows people. */
export interface People {
  readonly users: ReadonlyMap<number, User>;
  /** undefined while nobody can say. */
  readonly online: ReadonlySet<number> | undefined;
}

export const PeopleContext = createContext<People>({ users: new Map(), online: undefined });

/** Everybody in the company, by id; empty until known. */
export function useUsers(): ReadonlyMap<number, User> {
  return useContext(PeopleContext).users;
}

/** Ids of those who are online; undefined while there is no line to say so. */
export function useOnline(): ReadonlySet<number> | undefined {
  return useContext(PeopleContext).online;
}
