import type { Id } from "../id.ts";
import { folderScope, planScope, type Scope, userScope } from "../scope.ts";

/** Where things of the library live: in a plan, in a shared folder, or else with one person alone. */
export interface Shelf {
  /** The plan in whose scope it lives, 0 = none. */
  readonly planId: Id;
  /** The shared folder in whose scope it lives, 0 = none. */
  readonly folderId: Id;
  /** Whose it is, where it lives in neither. */
  readonly userId: Id;
}

/** The scope of a shelf. */
export function shelfScope({ planId, folderId, userId }: Shelf): Scope {
  if (planId > 0) return planScope(planId);
  return folderId > 0 ? folderScope(folderId) : userScope(userId);
}

/** Whether it is a folder that people were let into. */
export function isSharedFolder({ id, folderId }: { id: Id; folderId: Id }): boolean {
  return folderId === id;
}
