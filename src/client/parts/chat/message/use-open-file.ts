import { useCallback } from "react";
import { useData } from "#client/live/data-context.ts";
import { readPicturesOfDialog } from "#client/data/queries/files/files.ts";
import { openPreview } from "#client/parts/preview/preview-host.tsx";
import type { FileBody } from "#domain/message/message.ts";

/** Opens a file of a chat, with its neighbours: all pictures of the chat that are here, or the file alone. */
export function useOpenFile(dialogId: number): (body: FileBody) => void {
  const { database } = useData();
  return useCallback(
    (body) => {
      const open = async () => {
        const pictures = body.type === "img" ? await readPicturesOfDialog(database, dialogId) : [];
        const items = pictures.some(({ fileId }) => fileId === body.fileId) ? pictures : [body];
        await openPreview({ items, fileId: body.fileId });
      };
      void open();
    },
    [database, dialogId],
  );
}
