import type { DialogFolder } from "#domain/dialog/folder/dialog-folder.ts";

interface Counted {
  readonly dialog: { readonly id: number };
  readonly badge: number;
  readonly hidden: boolean;
}

/** What waits in the chats of a folder, as their badges say. */
export function unreadIn(
  { dialogIds }: Pick<DialogFolder, "dialogIds">,
  views: readonly Counted[],
): number {
  const inFolder = new Set(dialogIds);
  return views
    .filter(({ dialog, hidden }) => !hidden && inFolder.has(dialog.id))
    .reduce((sum, { badge }) => sum + badge, 0);
}
