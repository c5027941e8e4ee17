import type { UnitKind } from "#domain/organisation/unit.ts";
import type { Server } from "#server/server.ts";
import type { Someone } from "./people.ts";
import type { Crew, Site } from "./site.ts";

export const roles = ["administrator", "leader", "member", "outsider", "signedOut"] as const;
export type Role = (typeof roles)[number];

/** What a call is made with. */
export interface Scene {
  site: Site;
  crew: Crew;
  /** The caller; for who is signed out, nobody in particular. */
  me: Someone;
  parts: Server;
  /** An invitation that works. */
  code: string;
  /** A node of each of the company's trees. */
  units: Record<UnitKind, number>;
  /** The code of a link into the site's plan. */
  planCode: string;
}

export interface Rule {
  /** Code that each role gets. */
  codes: Record<Role, number>;
  body?: (scene: Scene) => unknown;
}

export type Body = NonNullable<Rule["body"]>;

const all = (code: number) => ({
  administrator: code,
  leader: code,
  member: code,
  outsider: code,
});

/** The same for everybody, signed in or not. */
export const anyone = (code: number, body?: Body): Rule => ({
  codes: { ...all(code), signedOut: code },
  ...(body && { body }),
});

/** For whoever is signed in. */
export const everyone = (body?: Body): Rule => ({
  codes: { ...all(200), signedOut: 401 },
  ...(body && { body }),
});

/** For whoever is signed in and proves more than that, which nobody here does. */
export const unproved = (code: number, body?: Body): Rule => ({
  codes: { ...all(code), signedOut: 401 },
  ...(body && { body }),
});

export const administrators = (body?: Body): Rule => ({
  codes: { ...all(403), administrator: 200, signedOut: 401 },
  ...(body && { body }),
});

/** The same for whoever is signed in, where the call is refused for what is in it. */
export const refusedToAll = (code: number, body: Body): Rule => ({
  codes: { ...all(code), signedOut: 401 },
  body,
});

/** For those inside; to all others, administrators too, the thing is gone. */
export const inside = (gone: number, body: Body, codes: Partial<Rule["codes"]> = {}): Rule => ({
  codes: { ...all(gone), leader: 200, member: 200, signedOut: 401, ...codes },
  body,
});

/** For whoever leads or wrote it. */
export const leaders = (gone: number, body: Body): Rule => inside(gone, body, { member: 403 });
