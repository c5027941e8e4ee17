import { useCallback } from "react";
import type { SendingTo } from "#client/data/uploads/add-uploads.ts";
import { persistStorage } from "#client/platform/persist-storage.ts";
import type { PictureOptions } from "./prepare-picked.ts";
import { useData } from "../data-context.ts";

/** Words and an answer go with the first of the files. */
export type SendFilesOptions = Omit<SendingTo, "dialogId"> & PictureOptions;

/** Sends picked files to a chat; the promise ends when they stand there, before their bytes are copied. */
export function useSendFiles() {
  const { database } = useData();
  return useCallback(
    async (
      dialogId: number,
      files: readonly globalThis.File[],
      options: SendFilesOptions = {},
    ): Promise<void> => {
      if (files.length === 0) return;
      const { sendFiles } = await import("./send-files.ts");
      await sendFiles(database, { dialogId, ...options }, files, options);
      void persistStorage();
    },
    [database],
  );
}
