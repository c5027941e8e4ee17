import { NO_ACCESS, PARAMETER_ERROR } from "#domain/refusal.ts";

/**
 * Who may come to a call. `member` is in the plan and owns its task, `colleague` is in the plan and owns nothing,
 * `former` has left it; `administrator` and `outsider` were never in it.
 */
export const roles = [
  "administrator",
  "leader",
  "member",
  "colleague",
  "outsider",
  "former",
  "disabled",
  "signedOut",
] as const;
export type Role = (typeof roles)[number];

/** The code that each role gets. */
export type RoleCodes = Readonly<Record<Role, number>>;

const SUCCESS = 200;
const SIGNED_OUT = 401;

/** The same for whoever is signed in, but for those who are named. */
export function everyone(code = SUCCESS, but: Partial<RoleCodes> = {}): RoleCodes {
  const shut = { disabled: SIGNED_OUT, signedOut: SIGNED_OUT };
  const signedIn = { administrator: code, leader: code, member: code, colleague: code };
  return { ...signedIn, outsider: code, former: code, ...shut, ...but };
}

/** The same for everybody, signed in or not. */
export function anyone(code = SUCCESS): RoleCodes {
  return everyone(code, { disabled: code, signedOut: code });
}

export function administrators(): RoleCodes {
  return everyone(NO_ACCESS, { administrator: SUCCESS });
}

/** For those in the plan; to all others, administrators too, the thing is gone. */
export function inside(gone: number, but: Partial<RoleCodes> = {}): RoleCodes {
  return everyone(gone, { leader: SUCCESS, member: SUCCESS, colleague: SUCCESS, ...but });
}

/** For whoever leads the plan or owns the task. */
export function owners(gone: number): RoleCodes {
  return inside(gone, { colleague: NO_ACCESS });
}

/** For whoever leads or wrote it. */
export function leaders(gone: number): RoleCodes {
  return inside(gone, { member: NO_ACCESS, colleague: NO_ACCESS });
}

/** For those who were let into the shared folder; to all others it is gone. */
export function readers(): RoleCodes {
  return inside(PARAMETER_ERROR);
}

/** As readers, but for whoever was let in to look only. */
export function writers(): RoleCodes {
  return inside(PARAMETER_ERROR, { colleague: NO_ACCESS });
}

/** For whose the shared folder is, and who put the thing there. */
export function folderOwners(): RoleCodes {
  return leaders(PARAMETER_ERROR);
}

/** For whoever asked and who is asked; to all others, administrators too, it is gone. */
export function concerned(): RoleCodes {
  return everyone(PARAMETER_ERROR, { leader: SUCCESS, member: SUCCESS });
}

/** For whoever filled in the record, and for administrators; to all others it is gone. */
export function makers(): RoleCodes {
  return everyone(PARAMETER_ERROR, { leader: SUCCESS, administrator: SUCCESS });
}
