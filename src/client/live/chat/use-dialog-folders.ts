import { readDialogFolders } from "#client/data/queries/chat/dialog-folders.ts";
import type { DialogFolder } from "#domain/dialog/folder/dialog-folder.ts";
import { useLive } from "../use-live.ts";

const none: readonly DialogFolder[] = [];

/** The folders into which the person puts their chats, in their order. */
export function useDialogFolders(): readonly DialogFolder[] {
  const folders = useLive(readDialogFolders);
  return folders.state === "ready" ? folders.value : none;
}
