import type { CaseSite } from "#tests/make/cases/case-site.ts";
import type { RoleCodes } from "#tests/make/cases/role-codes.ts";
import type { Server } from "#server/server.ts";

/** What a call is made with. */
export interface Scene extends CaseSite {
  readonly parts: Server;
  /** An invitation that works. */
  readonly code: string;
  /** The code of a link into the plan. */
  readonly planCode: string;
}

export type Body = (scene: Scene) => unknown;

/** Who may make a call, and what it is made with. */
export interface Row {
  /** The code that each role gets. */
  readonly codes: RoleCodes;
  readonly body?: Body;
}
