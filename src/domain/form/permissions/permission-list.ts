/** What a role may see and do in one menu, as the seed's permission list says it (seed 001 section 3). */
export interface PermissionEntry {
  readonly modelId: string;
  readonly column: readonly PermissionItem[];
  readonly form: readonly PermissionItem[];
  readonly button: readonly PermissionItem[];
}

export interface PermissionItem {
  readonly enCode: string;
}

/** Codes of the buttons that are guarded where nothing else is said (seed 001 section 6). */
export const BUTTON_CODES = { add: "btn_add", edit: "btn_edit", remove: "btn_remove" } as const;

/** Whether a code stands in the list of this menu; never without a menu (seed 001 section 6). */
export function isPermitted(
  list: readonly PermissionEntry[],
  modelId: string | undefined,
  sort: "column" | "form" | "button",
  enCode: string,
): boolean {
  return codesOf(list, modelId, sort).has(enCode);
}

/** All codes of one sort in the list of this menu. */
export function codesOf(
  list: readonly PermissionEntry[],
  modelId: string | undefined,
  sort: "column" | "form" | "button",
): ReadonlySet<string> {
  if (modelId === undefined || modelId === "") return new Set();
  const entries = list.filter((entry) => entry.modelId === modelId);
  return new Set(entries.flatMap((entry) => entry[sort].map(({ enCode }) => enCode)));
}
